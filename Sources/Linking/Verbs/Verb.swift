import Model

/// What a framework's function does, as its interface says: `__provide(type: T.self)`. `Docs/Frameworks.md` explains each.
public enum Verb: String, CaseIterable, Sendable {
  case after, again, among, announce, argument, `as`, ask, at, close, create, declared, demand, done, empty, entry, fill
  case gather, give, given, hazard, holder, home, include, inject, isCase, isList, isNamed, isOwn, isReference, isTuple, join, key
  case lifetime, list, load
  case make, many, mark, mayStayUnloaded, name, need, owned, placehold, plain, provide, replace, resource, scan, sees, serve,
    shared
  case supply, tagged, taken, value

  /// Whether it asks a container something, or nothing, so that the container is the same afterwards.
  var onlyAsks: Bool {
    switch self {
    case .among, .argument, .as, .at, .declared, .entry, .holder, .home, .many, .need, .plain, .tagged, .value: true
    case .isCase, .isList, .isNamed, .isOwn, .isReference, .isTuple: true
    default: false
    }
  }

  /// The word in an interface.
  public var word: String { "__" + rawValue }

  init?(word: String) {
    guard word.hasPrefix("__") else { return nil }
    self.init(rawValue: String(word.dropFirst(2)))
  }

  /// The labels that its arguments may have; the others have none.
  public var labels: [String] {
    switch self {
    case .after: ["hands", "objectFirst", "of", "then"]
    case .again: ["name"]
    case .ask: ["of", "name"]
    case .at: ["named"]
    case .create: ["from", "lifetime", "of", "parent", "scope"]
    case .demand: ["name"]
    case .empty: ["of", "one"]
    case .fill: ["of"]
    case .give: ["as", "for", "to"]
    case .given: ["as", "in"]
    case .hazard: ["alone", "at", "each", "expected", "found", "member", "other", "type", "unless"]
    case .gather: ["checking", "makes", "needs", "replaces", "stands", "staying", "tests"]
    case .include: ["as", "byName", "once"]
    case .inject: ["cycle", "into", "modify", "name", "required", "tolerant"]
    case .join: ["mutual"]
    case .key: ["again", "hides", "instead", "name", "tag"]
    case .lifetime, .mark: ["of"]
    case .list: ["as"]
    case .make: ["first", "hands", "offers"]
    case .need:
      [
        "apart", "arguments", "from", "many", "name", "of", "optional", "required", "set", "supplied", "supplies", "tag",
        "vouched",
      ]
    case .owned: ["name", "required"]
    case .provide: ["arguments", "at", "hands", "later", "make", "member", "modify", "name", "of", "offers", "takes", "type"]
    case .replace: ["aside", "make", "name", "of"]
    case .scan: ["by", "in", "marker", "types"]
    case .serve: ["hands", "name", "scene"]
    case .supply: ["below"]
    case .tagged: ["tag"]
    case .taken: ["key"]
    case .among, .announce, .argument, .as, .close, .declared, .done, .entry, .holder, .home, .isCase, .isList, .isNamed,
      .isOwn, .isReference, .isTuple, .load, .many, .mayStayUnloaded, .name, .placehold, .plain, .resource, .sees, .shared,
      .value:
      []
    }
  }
}

extension Verb {
  /// How many arguments without a label it takes.
  public var plainArguments: Int {
    switch self {
    case .close, .create, .done, .empty, .entry, .home, .isNamed, .placehold, .provide: 0
    case .ask, .at, .isCase, .resource, .serve, .shared, .value: 2
    default: 1
    }
  }

  /// What is wrong with how many it is handed.
  fileprivate func miscount(_ arguments: [Argument]) -> InterfaceMistake.Kind? {
    let plain = arguments.filter { $0.label == nil }
    let lacks = plain.count < plainArguments || self == .provide && arguments.isEmpty
    return lacks ? .lacking : plain.count { !$0.isTrailing } > plainArguments ? .surplus : nil
  }
}

/// What an interface says of a registration: `__mark("default")`.
public enum RegistrationMark: String, CaseIterable, Sendable {
  case collected, `default`, elsewhere, entry, made, own, test, unused
}

/// A word in an interface that is no verb, a label that its verb does not take, a mark or lifetime that there is not; or a verb that is handed too
/// little or too much.
public struct InterfaceMistake: Hashable, Sendable {
  public enum Kind: String, Sendable { case verb, label, mark, lifetime, lacking, surplus }

  public var kind: Kind
  public var word: String
  /// The words that may stand there.
  public var known: [String] = []
  public var at: Position
}

/// Every mistake of that kind in an interface, in the order of its text.
///
/// - Parameter lifetimes: Those that there are; any where none are named.
public func mistakes(in interface: Digest, lifetimes: Set<String> = []) -> [InterfaceMistake] {
  var found: [InterfaceMistake] = []
  let own = Set(interface.declarations.map(\.name))
  for declaration in interface.declarations {
    Walk.statements(declaration.body ?? []) { expression in
      guard case .call(let callee, let arguments) = expression.form, case .name(let name, _) = callee.form, name.hasPrefix("__")
      else { return }
      guard let verb = Verb(word: name) else {
        found.append(InterfaceMistake(kind: .verb, word: name, known: Verb.allCases.map(\.word), at: callee.at))
        return
      }
      for argument in arguments {
        guard let label = argument.label, !verb.labels.contains(label) else { continue }
        found.append(InterfaceMistake(kind: .label, word: label, known: verb.labels, at: argument.value.at))
      }
      if let kind = verb.miscount(arguments) { found.append(InterfaceMistake(kind: kind, word: name, at: callee.at)) }
      switch (verb, arguments.first?.value.form) {
      case (.mark, .string(let word?)?) where RegistrationMark(rawValue: word) == nil:
        let known = RegistrationMark.allCases.map(\.rawValue)
        found.append(InterfaceMistake(kind: .mark, word: word, known: known, at: arguments[0].value.at))
      case (.lifetime, .member(nil, let word, _, _)?)
      where !lifetimes.isEmpty && !lifetimes.contains(word) && !own.contains(word):
        found.append(InterfaceMistake(kind: .lifetime, word: word, known: lifetimes.sorted(), at: arguments[0].value.at))
      default: break
      }
    }
  }
  return found
}

extension VerbArguments {
  /// Whether there is a value whatever it is: its type says that it is never nil.
  func isSurelyGiven(_ label: String) -> Bool {
    guard let value = labelled[label] else { return false }
    let type = value.exact ?? value.type
    return type != .unknown && !type.isOpen && type.wrapped == nil
  }
}
