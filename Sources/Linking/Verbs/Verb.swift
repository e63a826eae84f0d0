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
    case .after: ["hands", "then"]
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

/// What an interface says of a registration: `__mark("default")`.
public enum RegistrationMark: String, CaseIterable, Sendable {
  case collected, `default`, elsewhere, entry, made, own, test, unused
}

/// A word in an interface that is no verb, a label that its verb does not take, or a mark that there is not.
public struct InterfaceMistake: Hashable, Sendable {
  /// What it is: "verb", "label", "mark".
  public var noun: String
  public var word: String
  /// The words that may stand there.
  public var known: [String]
  public var at: Position
}

/// Every mistake of that kind in an interface, in the order of its text.
public func mistakes(in interface: Digest) -> [InterfaceMistake] {
  var found: [InterfaceMistake] = []
  for declaration in interface.declarations {
    Walk.statements(declaration.body ?? []) { expression in
      guard case .call(let callee, let arguments) = expression.form, case .name(let name, _) = callee.form, name.hasPrefix("__")
      else { return }
      guard let verb = Verb(word: name) else {
        found.append(InterfaceMistake(noun: "verb", word: name, known: Verb.allCases.map(\.word), at: callee.at))
        return
      }
      for argument in arguments {
        guard let label = argument.label, !verb.labels.contains(label) else { continue }
        found.append(InterfaceMistake(noun: "label", word: label, known: verb.labels, at: argument.value.at))
      }
      if verb == .mark, case .string(let word?)? = arguments.first?.value.form, RegistrationMark(rawValue: word) == nil {
        found.append(
          InterfaceMistake(noun: "mark", word: word, known: RegistrationMark.allCases.map(\.rawValue), at: arguments[0].value.at))
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
