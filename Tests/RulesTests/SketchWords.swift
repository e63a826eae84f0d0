import Linking
import Model

/// Reads the words of one statement.
struct Words {
  private var words: [Substring]
  init(_ words: [Substring]) { self.words = words.reversed() }

  var isAtEnd: Bool { words.isEmpty }
  mutating func next() -> String { String(words.removeLast()) }

  mutating func take(_ word: Substring) -> Bool {
    guard words.last == word else { return false }
    words.removeLast()
    return true
  }

  func end(_ line: Int) { precondition(isAtEnd, "line \(line): cannot read \(words.reversed())") }

  /// `A`, `A.B`, `A?`, `[A]`, `_`, `Box<_>`.
  static func type(_ text: String) -> TypeName {
    if text == "_" { return .unknown }
    if text.hasSuffix("?") { return .optional(type(String(text.dropLast()))) }
    if text.hasPrefix("[") { return .array(type(String(text.dropFirst().dropLast()))) }
    if text.hasSuffix(">"), let open = text.firstIndex(of: "<") {
      let argument = type(String(text[text.index(after: open)...].dropLast()))
      return .nominal([TypePart(String(text[..<open]), [argument])])
    }
    return .nominal(text.split(separator: ".").map { TypePart(String($0)) })
  }

  static let lifetimes: [Substring: Lifetime] = [
    "unshared": Lifetime(name: "prototype", sharing: .none), "graph": Lifetime(name: "objectGraph", sharing: .graph),
    "scope": Lifetime(name: "custom", sharing: .scope), "container": Lifetime(name: "perContainer", sharing: .container),
    "single": Lifetime(name: "single", sharing: .process),
  ]

  /// `Impl as A, B named n tagged T single default nomaker if DEBUG`.
  mutating func provider(_ framework: String, _ owner: Owner, at: Location) -> Provider {
    let implementation = Words.type(next())
    var types = [implementation]
    var (name, tags) = (String?.none, [TypeName]())
    if take("only") { types = [] }
    if take("as") {
      while let word = words.last, word.first!.isUppercase || word.first! == "[" { types.append(Words.type(next())) }
    }
    var provider = Provider(
      keys: [], implementation: implementation, lifetime: Words.lifetimes["graph"]!, framework: framework, owner: owner, at: at,
      site: at)
    while let word = words.last, word != "needs" {
      words.removeLast()
      switch word {
      case "named": name = next()
      case "tagged": tags.append(Words.type(next()))
      case "default": provider.priority = .default
      case "test": provider.priority = .test
      case "nomaker": provider.hasMaker = false
      case "opaque": provider.isPartlyOpaque = true
      case "hidden": provider.visibility = .internal
      case "if": provider.condition = Words.condition(next())
      case "when": provider.branches = Words.branches(next())
      case "line": (provider.site.line, provider.site.column) = (Int(next())!, at.line)
      default: provider.lifetime = Words.lifetimes[word] ?? Lifetime(name: "unknown word \(word)", sharing: .none)
      }
    }
    // A name or tag goes with the aliases, or with the type itself where there is none.
    provider.keys = types.enumerated().map { place, type in
      place == 0 && types.count > 1 ? Key(type: type) : Key(type: type, name: name, tags: tags)
    }
    return provider
  }

  /// `late marked many Type? named n tagged T if DEBUG maybe`.
  mutating func need(by: Need.Asker, _ framework: String, scope: Owner?, at: Location) -> Need {
    var need = Need(key: Key(type: .unknown), by: by, framework: framework, scope: scope, phase: .eager, at: at)
    words: while let word = words.last {
      switch word {
      case "late", "deferred", "weak": need.phase = Need.Phase(rawValue: String(word))!
      case "marked": (need.closesRing, need.phase) = (true, .late)
      case "many": need.isMany = true
      case "maybe": need.isConditional = true
      default: break words
      }
      words.removeLast()
    }
    var text = next()
    if text.hasSuffix("?") { (need.isOptional, text) = (true, String(text.dropLast())) }
    need.key.type = Words.type(text)
    while let word = words.last, ["named", "tagged", "with", "if"].contains(word) {
      words.removeLast()
      switch word {
      case "named": need.key.name = next()
      case "tagged": need.key.tags.append(Words.type(next()))
      case "with": need.key.arguments.append(Words.type(next()))
      default: need.condition = Words.condition(next())
      }
    }
    return need
  }

  /// `live` and `!live`: the two ways of one choice.
  static func branches(_ text: String) -> Branches {
    let choice = BranchPath.Choice(at: Location(file: text.replacing("!", with: ""), line: 1, column: 1), number: 0)
    return Branches(BranchPath.always.taking(text.hasPrefix("!") ? 1 : 0, of: choice)!)
  }

  /// `DEBUG`, `!DEBUG`, `A&B`.
  static func condition(_ text: String) -> BuildCondition {
    text.split(separator: "&").reduce(BuildCondition.always) {
      $0.and($1.hasPrefix("!") ? .not(.test(String($1.dropFirst()))) : .test(String($1)))
    }
  }
}

extension Policy {
  static func named(_ name: String) -> Policy {
    let idiom = Idiom(framework: "Box", consequence: "the app stops", cures: [:])
    let rings = RingPolicy(
      openings: [.marked, .deferred, .eagerMany], allUnshared: .error, allUnsharedButDeferred: .warning, someUnshared: .warning,
      mixedLifetimes: .warning)
    switch name {
    case "parts":
      return Policy(
        choices: [.testDouble, .ownAssembly, .importedAssemblies, .markedDefault], siteIsIdentity: true, rings: rings,
        assemblyRings: .warning, builtIn: [.named("Container")], idiom: idiom)
    case "scan": return Policy(choices: [.markedDefault, .importedTransitively], rings: rings, idiom: idiom)
    case "overwrite":
      return Policy(
        choices: [.last], duplicates: .overwrite, unwrapsOptionals: false, rings: RingPolicy(openings: [.late, .deferred]),
        moduleRings: .error, idiom: idiom)
    case "trap": return Policy(choices: [.markedDefault], duplicates: .trap, idiom: idiom)
    case "enforced": return Policy(choices: [.markedDefault], manyMustExist: true, access: .enforced, idiom: idiom)
    case "names":
      return Policy(
        choices: [.markedDefault, .withMaker], namesAreOptional: true, refusals: [.oneNameTwice, .twoDefaults], idiom: idiom)
    default: return .declared
    }
  }
}
