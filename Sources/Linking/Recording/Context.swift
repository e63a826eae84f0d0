import Model

/// What surrounds an evaluation: who asks, where, under which conditions.
struct Context {
  var asker: Asker
  var phase = Need.Phase.deferred
  /// The groups being loaded, outermost first.
  var groups: [Int] = []
  /// Another may stand in for the innermost of them.
  var mayBeReplaced = false
  /// Where the innermost of them is loaded.
  var groupSite: Location?
  /// The innermost assembly among them got what is being loaded from others.
  var isGiven = false
  /// The call being evaluated, one per depth.
  var sites: CallPath
  /// The function being evaluated, one per depth.
  var functions: [DeclarationID?] = [nil]
  var condition = BuildCondition.always
  /// The run-time branches taken on the way here.
  var branch = BranchPath.always
  /// The same within the body at hand, each choice told by where it is written, which is the same in every pass.
  var fork = BranchPath.always
  var isConditional = false
  /// In a loop that may go round with one object first and then another.
  var isRepeated = false
  /// What is known here of the run-time arguments with which the maker runs.
  var chosen: [ArgumentChoice] = []
  /// Which container is asked depends on the target that compiles this.
  var asksAnywhere = false
  /// The property whose initial value is being made.
  var keeper: DeclarationID?
  /// For whom containers are made.
  var maker: Maker?
  /// In code that registers and to which nothing here leads.
  var isIdle = false
  /// In code that nothing can call or read.
  var isUncalled = false
  /// On a way that a constant rules out as it is written now.
  var isSwitchedOff = false
  /// On a way that whoever calls the function, whose body is looked at by itself, chooses by what he hands over.
  var isCallersWay = false
  /// What was asked for before, without all of which the program does not get here.
  var missing: [Missing] = []
  /// In a closure that somebody may call some time.
  var isLater = false
  var target: Int?
  /// The type of which a stored property is being evaluated.
  var construction: String?
  /// Somebody takes care of errors that are thrown.
  var isCaught = false
  /// The object that others make, and that is being filled.
  var serving: Int?
  /// What the program wrote as the callee of the call being evaluated.
  var calleeText: Expression?
  /// The object whose member is being called, where nobody here declares such a member.
  var unseenReceiver: Value?
}

extension Context {
  /// Things that are asked for, and not all there.
  struct Missing {
    var requests: [RequestRecord]
    /// How deep in helpers what is asked for in their stead is written at most: what a helper asks for by itself it asks for whoever calls.
    var depth: Int
  }

  /// The call being evaluated.
  var site: Location { sites.innermost }

  /// The functions through which the program got here, as far as one sees, outermost first.
  var chain: [DeclarationID] { functions.compactMap { $0 } }

  /// Goes one way at a choice that was not there before.
  mutating func take(_ alternative: Int, of choice: BranchPath.Choice) { take([alternative], of: choice) }

  /// Goes on where these ways of a choice were taken.
  mutating func take(_ alternatives: [Int], of choice: BranchPath.Choice) {
    branch = branch.taking(alternatives, of: choice) ?? branch
  }
}
