import Model

/// What tells one call of a body from another: everything that what the body does, and what it answers, can depend on.
struct CallKey: Hashable {
  let body: Body
  /// The object, the arguments and the type parameters, each by its structure.
  let structure: [Atom]
  let surroundings: Surroundings
  /// Found once: a key is looked up in several tables, and they grow.
  private let hash: Int

  init(body: Body, structure: [Atom] = [], surroundings: Surroundings) {
    self.body = body
    self.structure = structure
    self.surroundings = surroundings
    var hasher = Hasher()
    hasher.combine(body)
    hasher.combine(structure)
    hasher.combine(surroundings)
    hash = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// The call as each place has its own.
  func here(_ place: Location) -> CallKey {
    CallKey(body: body, structure: structure + [.here(place)], surroundings: surroundings)
  }

  /// How much there is to say of it.
  var weight: Int {
    structure.reduce(0) { weight, atom in
      switch atom {
      case .text(let text): weight + 1 + text.utf8.count / 8
      case .type(let type): weight + type.size
      default: weight + 1
      }
    }
  }

  /// Whether nothing that is written down in a pass was handed to it, which what it does could have changed.
  var outlivesRecording: Bool {
    guard case .code = surroundings.asking, surroundings.group == nil, surroundings.assembly == nil,
      surroundings.serving == nil, structure.count < Limit.valueParts.value
    else { return false }
    return !structure.contains { $0 == .form(.handle) || $0 == .form(.request) }
  }

  /// Whether nothing was handed to it that the program may change later: neither what sees names around it, nor what is written down.
  var isOfValues: Bool {
    guard structure.count < Limit.valueParts.value else { return false }
    return !structure.contains { atom in
      guard case .form(let form) = atom else { return false }
      return switch form {
      case .closure, .function, .object, .handle, .request, .listMethod, .optionalMethod: true
      default: false
      }
    }
  }

  /// The structure, however deep in the calls its parts were chosen, and whichever of several requests for one thing it is handed: a screen that
  /// asks a container for the next one, which asks for the first again, asks each time anew.
  var structureInAnyRound: [Atom] {
    var round: [Atom] = []
    round.reserveCapacity(structure.count)
    for atom in structure {
      switch (round.last, atom) {
      case (_, .outside(_, let site)): round.append(.outside(0, site))
      case (.form(.request), .number) where round.count > 1 && round[round.count - 2].isSettledType: round.append(.number(0))
      default: round.append(atom)
      }
    }
    return round
  }

  enum Body: Hashable {
    case declaration(DeclarationID)
    case closure(ClosurePlace)
  }
}

/// Where a closure is written.
struct ClosurePlace: Hashable {
  /// Closures that the program does not write as such stand in the place of what they are made of.
  enum Kind: Hashable { case written, autoclosure, getter }

  var file: Int
  var at: Position
  var kind: Kind
}

/// What of the context a fact depends on that is recorded in it; groups and records by numbers that they have in every pass.
struct Surroundings: Hashable {
  enum Asking: Hashable {
    case registration(Int)
    case code
  }

  var asking: Asking
  var phase: Need.Phase
  var group: Int?
  var assembly: Int?
  var mayBeReplaced: Bool
  var groupSite: Location?
  var isGiven: Bool
  var condition: BuildCondition
  var isConditional: Bool
  var chosen: [ArgumentChoice]
  var asksAnywhere: Bool
  var isLater: Bool
  var isUncalled: Bool
  var isSwitchedOff: Bool
  var isCallersWay: Bool
  var target: Int?
  var construction: String?
  var isCaught: Bool
  var serving: Serving?
  /// The property whose value is being found.
  var keeper: DeclarationID?
  var maker: Maker?
}

extension Evaluator {
  /// The key of a call with these parts, made from where the evaluation stands.
  func key(
    _ body: CallKey.Body, receiver: Value?, _ values: [(String, Value)], _ generics: [String: TypeName], _ births: [String: Int]
  ) -> CallKey {
    var writer = StructureWriter(evaluator: self, depth: context.sites.count - 1)
    if let receiver { writer.write(receiver) } else { writer.atoms.append(.form(.missing)) }
    for (name, value) in values {
      writer.atoms.append(.text(name))
      writer.write(value)
    }
    for name in generics.keys.sorted() {
      writer.atoms += [.text(name), .type(generics[name]!)]
      if let birth = births[name] { writer.write(birth: birth) }
    }
    // What a framework's own text does, it does where the program calls it.
    if isVocabulary(body) { writer.atoms.append(.here(context.site)) }
    return CallKey(body: body, structure: writer.atoms, surroundings: surroundings())
  }

  /// A function in another's body does what it does to what it sees there, which is part of the question that a call of it is.
  func whatIsSeen(by function: Overload) -> [(String, Value)] {
    guard calls.localScopes[function.id] != nil else { return [] }
    return [("", Value(.function(FunctionValue(candidates: [function], receiver: nil))))]
  }

  func isVocabulary(_ body: CallKey.Body) -> Bool {
    switch body {
    case .declaration(let id): symbols.vocabulary(ofFile: id.file) != nil
    case .closure(let place): symbols.vocabulary(ofFile: place.file) != nil
    }
  }

  /// The structure of a value by itself, wherever it was chosen.
  func structure(of value: Value) -> [Atom] {
    var writer = StructureWriter(evaluator: self, depth: -1)
    writer.write(value)
    return writer.atoms
  }

  /// For whom a container is asked. What code asks in a helper, the helper asks, whoever calls it.
  var asking: Surroundings.Asking {
    switch context.asker {
    case .registration(let record): .registration(record.serial)
    case .code: .code
    }
  }

  func surroundings() -> Surroundings {
    let number = { [numbers = recording.groupNumbers] (group: Int) in numbers[group] }
    return Surroundings(
      asking: asking, phase: context.phase, group: context.groups.last.map(number), assembly: assembly().map(number),
      mayBeReplaced: context.mayBeReplaced,
      groupSite: context.groupSite, isGiven: context.isGiven, condition: context.condition,
      isConditional: context.isConditional, chosen: context.chosen, asksAnywhere: context.asksAnywhere, isLater: context.isLater,
      isUncalled: context.isUncalled, isSwitchedOff: context.isSwitchedOff, isCallersWay: context.isCallersWay,
      target: context.target,
      construction: context.construction, isCaught: context.isCaught,
      serving: context.serving.map { recording.servings[$0] },
      keeper: context.keeper, maker: context.maker)
  }
}
