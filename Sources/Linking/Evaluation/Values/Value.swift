import Model

/// What an expression may be, as far as it can be known without running it.
struct Value {
  /// The static type; `.unknown` where it cannot be told.
  var type: TypeName
  /// The type of the object itself, where more is known of it than the static type says.
  var exact: TypeName?
  var form: Form
  /// How deep in helpers the thing was written: 0 is the body that nobody was followed into. What a helper is handed keeps
  /// the depth of the caller, so an effect can be placed where its parts were chosen.
  var born: Int
  /// How much there is to say of it: a text by its length, what holds others by them.
  private var weight = 1
  /// What is known of few values only.
  var details: ValueDetails?
  /// The object, where it is known which: a number in the evaluator's table.
  var object: Int?
  /// A function that its owner may keep and call some time.
  var isKept = false
  /// A closure of a caller who calls it himself.
  var isWithheld = false
  /// What a parameter is where its caller leaves it out.
  var isDefault = false
  /// Code outside the sources alone says of which type it is, and was handed nothing that names one of the program's.
  var isForeign = false
  /// A name that only Swift's custom of capital letters makes a type: nothing here declares it.
  var isTypeByCustom = false
  /// Of one of several: an expression says by a condition which, so that each of them is meant some time.
  var isEither = false
  /// Of one of several: it is no other.
  var isWhole = false
  /// Each of several in turn: an element of a list at an index that counts.
  var isEach = false

  init(_ form: Form = .plain, type: TypeName = .unknown, born: Int = .max, object: Int? = nil) {
    self.form = form
    self.object = object
    weight = Self.weight(of: form)
    // No program makes a value that is larger than what a person could have meant.
    if weight > Limit.valueParts.value { self.form = .plain }
    self.type = type
    self.born = born
  }

  private static func weight(of form: Form) -> Int {
    switch form {
    case .text(let text): 1 + text.utf8.count / Limit.textBytes.value * Limit.valueParts.value
    case .list(let values, _), .choice(let values): values.reduce(1) { $0 + $1.weight }
    case .tuple(let parts): parts.reduce(1) { $0 + $1.value.weight }
    default: 1
    }
  }

  /// What `Self` is in a method that is called on it: the type of the object itself, whatever it is kept as.
  var selfType: TypeName { type.instance ?? (type.wrapped == nil ? exact?.unwrapped : nil) ?? type }

  /// The same value seen as a supertype.
  func seen(as type: TypeName) -> Value {
    var value = self
    if type != self.type, self.type != .unknown { value.exact = commonType }
    if type != self.type, type != .unknown { value.isForeign = false }
    value.type = type
    return value
  }

  /// A case of an enumeration, or a constant like one.
  var isCase: Bool { if case .constant = form { true } else { false } }

  /// Whether nothing is known of it but that it is of a type, or nil where that is optional.
  func saysNoMore(than type: TypeName) -> Bool {
    switch form {
    case .null: true
    case .plain: exact == nil && object == nil && payload.isEmpty && self.type.unwrapped == type.unwrapped
    default: false
    }
  }

  /// The type of the object itself, as far as it is known.
  var made: TypeName { exact ?? type }

  /// Left to a caller as a whole.
  var isParameter: Bool { if case .parameter = form { true } else { false } }

  /// The same value as the framework hands it over at some place.
  func handed(at site: Location) -> Value {
    var value = self
    value.handedAt = [site]
    return value
  }

  /// The same value and what is in it, chosen at a depth: what was found elsewhere belongs to whoever reads it.
  func reborn(_ depth: Int) -> Value {
    var value = self
    value.born = depth
    switch form {
    case .list(let values, let isComplete): value.form = .list(values.map { $0.reborn(depth) }, isComplete: isComplete)
    case .choice(let values): value.form = .choice(values.map { $0.reborn(depth) })
    case .tuple(let parts): value.form = .tuple(parts.map { ($0.label, $0.value.reborn(depth)) })
    default: break
    }
    return value
  }

  indirect enum Form {
    /// Nothing is known but its type.
    case plain
    /// `T.self`, or a type used as a value.
    case metatype(TypeName)
    case text(String)
    case truth(Bool)
    case null
    case closure(ClosureValue)
    case function(FunctionValue)
    /// An array whose elements are known; not complete where more may be in it.
    case list([Value], isComplete: Bool)
    case tuple([(label: String?, value: Value)])
    case container(ContainerValue)
    /// A registration that can still be refined.
    case handle(RegistrationRecord)
    /// Something that a container hands over.
    case request(RequestRecord)
    case keyPath(TypeName?, [String])
    /// An enum case or static constant: the last name, with those of its arguments after dots (`perRun.weak`).
    case constant(String)
    /// A parameter of a body that is looked at without a caller.
    case parameter
    /// An object of which some stored properties are known.
    case object(Fields)
    /// One of several.
    case choice([Value])
    /// A file of values.
    case resource(VerbArguments.Text, suffix: String)
    /// A method of a text that is known; the text, then the name.
    case textMethod(String, String)
    /// A method of a list whose elements are known, and the local name of the list where it has one.
    case listMethod([Value], isComplete: Bool, String, local: String?)
    /// A method of an optional with what that holds, as the only element.
    case optionalMethod([Value], String)
  }
}

/// Where providers are put and needs are answered.
enum ContainerValue: Hashable {
  /// One that this program creates: an index into the recorder's roots.
  case exact(Int)
  /// Some container of this vocabulary in a process that links the code.
  case ambient(Int)
  /// Handed in by a caller that is not known.
  case parameter(Int)
  /// What a property holds that whoever makes the object fills: any, unless it is known who makes it.
  case handed(Int)

  /// The vocabulary of which it may be any container.
  var anyOf: Int? {
    switch self {
    case .ambient(let vocabulary), .handed(let vocabulary): vocabulary
    case .exact, .parameter: nil
    }
  }

  var isExact: Bool { if case .exact = self { true } else { false } }

  /// Whether whoever calls hands it over.
  var isParameter: Bool { if case .parameter = self { true } else { false } }

  /// Whether somebody else says which container it is, so that where he does nothing else need be known.
  var isLeftToOthers: Bool {
    switch self {
    case .parameter, .handed: true
    case .exact, .ambient: false
    }
  }
}

/// A closure with the names that it sees.
final class ClosureValue {
  let closure: Closure
  let place: ClosurePlace
  let frame: Frame
  let environment: Environment
  /// What its parameters are, where the place it flows into says so.
  var parameterTypes: [TypeName] = []
  var resultType: TypeName?
  /// What makes its answer of its statements, where the place that it flows into says so.
  var builder: TypeName?
  var wasRun = false

  init(_ closure: Closure, at place: ClosurePlace, frame: Frame, environment: Environment) {
    self.closure = closure
    self.place = place
    self.frame = frame
    self.environment = environment
  }
}

/// Stored properties of an object that are known, by name.
final class Fields {
  var values: [String: Value] = [:]
  /// These are all, and nothing about them is open.
  var isWhole = false
}

/// A function as a value: `T.init`, `T.make`, `helper`, with the overloads that the name may mean.
struct FunctionValue {
  var candidates: [Overload]
  /// Each target that compiles the place has one of its own, and this is only one of them.
  var isOneOfSeveral = false
  var receiver: Value?
  /// The type whose initializers they are, declared ones or the one that Swift writes itself.
  var constructs: TypeName?
  /// That type is what a parameter says, or one below it.
  var isOfCallersType = false
  /// The type of the object that they still have to be handed, as in `T.method`.
  var unapplied: TypeName?
}

/// A function that a call may mean.
struct Overload {
  var id: DeclarationID
  /// What the type parameters around it stand for.
  var generics: [String: TypeName]
  /// It is called as it is, whatever the object's class has in its place: `super.start()`.
  var isItself = false
}

/// One activation of a body.
final class Frame {
  var scope: Scope
  /// The declaration whose body it is.
  let function: DeclarationID?
  /// In an initializer of a container's subclass it becomes that container where the superclass has been initialized.
  var receiver: Value?
  /// In an initializer: where the object comes to life, if that is not where this initializer is called.
  var birth: ObjectBirth?
  /// How many calls were followed to get here.
  let depth: Int
  /// For whom it makes containers.
  var maker: Maker?
  /// How deep each bound type parameter was chosen.
  var genericBirths: [String: Int] = [:]
  /// What its `return` statements flow into.
  var resultType: TypeName?
  var results: [Value] = []
  /// It is the body of a function that is declared to answer nothing.
  var answersNothing = false
  /// The body is followed the way it runs; see `answer`.
  var isFollowed = false
  /// Properties of `self` assigned in this body.
  var assigned: [String: Value] = [:]

  init(scope: Scope, function: DeclarationID?, receiver: Value?, depth: Int) {
    self.scope = scope
    self.function = function
    self.receiver = receiver
    self.depth = depth
  }
}
