import Model

/// Functions that the manifest names, `Box.add(_:factory:)`, as interface text: what each parameter is for is told by the
/// program's own declaration.
struct Described {
  private(set) var text = ""
  /// Whoever asks has no way to ask but by an optional, or by a function that may throw: that he takes one does not say that it may be absent.
  private(set) var answersOptionals = false

  init(
    _ custom: CustomContainer, _ digests: [Digest], _ aside: WrittenAside, _ made: MadeAside, _ above: ContainersAbove,
    root: String
  ) throws(Obstacle) {
    var members: [String: [String]] = [:]
    var order: [String] = []
    var areOptional: Set<Bool> = []
    let (aliases, keys, carriers) = (FunctionAliases(digests), KeyTypes(digests), Carriers(digests))
    for (name, registers) in custom.register.map({ ($0, true) }) + custom.resolve.map({ ($0, false) }) {
      let (owner, signature) = Self.parts(of: name.name)
      guard let owner else {
        throw Obstacle("\(name.at): error: `\(name.name)` names no type; write it as `Box.\(name.name)`", in: root)
      }
      let own = Self.functions(of: owner, digests)
      let isDeclared = digests.contains { $0.declarations.contains { $0.isNominal && $0.name == owner } }
      // All of one name and labels are meant, as a closure that takes one thing more has its own; but a static one that stands beside one of
      // objects says by its body which object it means.
      let named = own.filter { $0.signature == signature }
      let ofObjects = named.filter { !$0.isStatic }
      let declarations = (ofObjects.isEmpty ? named : ofObjects).filter { !$0.isDone(byAnObjectWith: own) }
      if isDeclared, named.isEmpty {
        throw Obstacle(
          """
          \(name.at): error: `\(owner)` has no function `\(signature)`\
          \(suggestion(for: signature, among: Set(own.map(\.signature)).sorted()))
          """, in: root)
      }
      if members[owner] == nil { order.append(owner) }
      if !registers { areOptional.formUnion(declarations.map { $0.type?.wrapped != nil }) }
      let known = declarations.map { Form(aliases.spelledOut($0), owner: owner, keys, carriers) }
      for form in isDeclared ? known : [Form(signature: signature)] {
        members[owner, default: []].append(registers ? form.registering : form.resolving)
      }
    }
    answersOptionals = areOptional.count == 1
    for owner in order {
      // What the program's own initializers do is done once there is a container.
      let isBegun = digests.contains { digest in
        digest.declarations.contains { $0.fillsItself && digest.owner(of: $0) == owner }
      }
      let (parameter, argument) = isBegun ? ("\(Self.beginning): Bool", "\(Self.beginning): true") : ("", "")
      let around = Self.path(of: owner, digests).dropLast()
      text += around.isEmpty ? "" : "extension \(around.joined(separator: ".")) {\n"
      text += """
        @container public final class \(owner) {
          public static var onlyContainer: \(owner) = \(owner)(\(argument))
          public init(\(parameter)) { \(Self.making(isBegun: aside.begun.contains(owner), owner, made)) }
          \(members[owner, default: []].joined(separator: "\n  "))\(aside.text(of: owner))\(made.text(of: owner))\(above.text(of: owner))
        }

        """
      text += around.isEmpty ? "" : "}\n"
    }
  }

  /// A container may hold something from the beginning, nobody knows what, and answer more than it holds.
  private static func making(isBegun: Bool, _ owner: String, _ made: MadeAside) -> String {
    let calls = (isBegun ? ["\(WrittenAside.word)(made)"] : []) + made.calls(of: owner)
    return calls.isEmpty ? "return __create()" : "let made = __create(); \(calls.map { "made.\($0); " }.joined())return made"
  }

  /// By owner, the signatures of the functions that are named.
  static func functions(_ names: [DeclaredName]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for name in names {
      let (owner, signature) = parts(of: name.name)
      if let owner { found[owner, default: []].insert(signature) }
    }
    return found
  }

  private static func parts(of name: String) -> (owner: String?, signature: String) {
    let head = name.prefix { $0 != "(" }
    guard let dot = head.lastIndex(of: ".") else { return (nil, name) }
    return (head[..<dot].split(separator: ".").last.map(String.init), String(name[name.index(after: dot)...]))
  }

  /// The names of a type and of those around it, outermost first.
  private static func path(of owner: String, _ digests: [Digest]) -> [String] {
    for digest in digests {
      if let own = digest.declarations.first(where: { $0.isNominal && $0.name == owner }) { return digest.path(of: own) }
    }
    return [owner]
  }

  private static func functions(of owner: String, _ digests: [Digest]) -> [Declaration] {
    digests.flatMap { digest in digest.declarations.filter { $0.kind == .function && digest.owner(of: $0) == owner } }
  }

  /// The label of the initializer that makes a container, where the program's own call it first.
  static let beginning = "__begin"
}

extension Digest {
  /// The names of a type and of those around it, outermost first.
  func path(of type: Declaration) -> [String] {
    var path = [type.name]
    var around = type.parent
    while let index = around {
      let next = declarations[index]
      path.insert(contentsOf: next.kind == .extension ? next.type?.baseName.map { [$0] } ?? [] : [next.name], at: 0)
      around = next.parent
    }
    return path
  }

  /// The name of the type of which a declaration is a member.
  func owner(of declaration: Declaration) -> String? {
    guard let parent = declaration.parent else { return nil }
    let type = declarations[parent]
    return type.kind == .extension ? type.type?.baseName : type.name
  }
}

extension Declaration {
  /// An initializer that does something, and has no other one make its object.
  fileprivate var fillsItself: Bool { makesItself && body?.isEmpty == false }

  /// An initializer that has no other one make its object.
  var makesItself: Bool {
    guard kind == .initializer, let body, !modifiers.contains("convenience") else { return false }
    return !body.contains { statement in
      guard case .expression(let expression) = statement, case .call(let callee, _) = expression.form,
        case .member(let base?, "init", _, _) = callee.form, case .name("self", _) = base.form
      else { return false }
      return true
    }
  }
}

/// One function and what its parameters are for.
private struct Form {
  var head: String
  var result: String?
  var type: String?
  /// A list of types under each of which the object is kept.
  var types: String?
  var maker: String?
  /// By which of its cases an argument carries the object, or what makes it.
  var carrier: (word: String, cases: [Carriers.Case])?
  /// The maker's answer is of a type parameter.
  var makesOwnType = false
  /// Its answer says nothing.
  var makesAnything = false
  var hands: [String] = []
  /// An object that is registered itself.
  var object: String?
  var name: String?
  var lifetime: String?
  var isStatic = false
  var owner = ""
  /// What it does besides with its container, as a call.
  var inside = ""

  init(_ declaration: Declaration, owner: String, _ keys: KeyTypes, _ carriers: Carriers) {
    self.owner = owner
    isStatic = declaration.isStatic
    let generics = declaration.generics.map(\.name)
    var parameters: [String] = []
    var others: [String] = []
    for (index, parameter) in declaration.parameters.enumerated() {
      let word = "p\(index)"
      let written = parameter.type ?? .named("Any")
      let plain = written.unwrapped
      var text = written.description
      if let key = keys.key(plain, of: declaration) {
        type = type ?? "\(key.type).self"
        name = name ?? key.name.map { "\(word).\($0)" }
      } else if case .metatype = plain {
        if parameter.isVariadic { types = types ?? word } else { type = type ?? word }
      } else if plain.element.map({ if case .metatype = $0.unwrapped { true } else { false } }) == true {
        types = types ?? word
      } else if case .nominal(let parts) = plain, parts.last?.name == "Type" {
        type = type ?? word
      } else if case .function(let taken, let answer) = plain {
        if maker == nil {
          makesOwnType = answer.unwrapped.baseName.map(generics.contains) == true
          makesAnything = ["Any", "AnyObject"].contains(answer.unwrapped.description)
        }
        maker = maker ?? word
        hands = taken.map { Self.handed($0, owner) }
        if parameter.attributes.contains(where: { $0.name.isNamed("autoclosure") }) { text = "@autoclosure \(text)" }
      } else if ["name", "named", "tag", "key", "id", "identifier", "qualifier"].contains(parameter.label ?? parameter.name) {
        name = name ?? word
      } else if ["scope", "lifetime", "lifecycle"].contains(parameter.label ?? parameter.name) {
        lifetime = lifetime ?? word
      } else if plain.baseName.map(generics.contains) == true {
        object = object ?? word
      } else if let cases = carriers.cases(of: plain) {
        carrier = carrier ?? (word, cases)
      } else if plain.baseName.map({ $0 != owner && !Self.settings.contains($0) }) ?? true {
        others.append(word)
      }
      let label = parameter.label ?? "_"
      if parameter.isVariadic { text += "..." }
      parameters.append("\(label) \(word): \(text)\(parameter.defaultValue == nil ? "" : " = nil")")
    }
    // Where the maker's answer may be anything, what else has the type parameter says it: `key: Lamp.self` of `key: T`.
    if type == nil, maker != nil, !makesOwnType, let said = object { (type, object) = (said, nil) }
    // An object may be handed over as anything, too: `service: Any` beside `type: T.Type`.
    if type != nil || types != nil, maker == nil, carrier == nil { object = object ?? others.first }
    if declaration.handingOn != nil {
      let given = declaration.parameters.indices.map { index in
        (declaration.parameters[index].label.map { "\($0): " } ?? "") + "p\(index)"
      }
      inside = "\n    self.\(declaration.inside)(\(given.joined(separator: ", ")))"
    }
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    head = "public \(isStatic ? "static " : "")func \(declaration.name)\(list)(\(parameters.joined(separator: ", ")))"
    result = declaration.type.map { declaration.isImplicitlyUnwrapped ? "\($0.unwrapped)!" : $0.description }
  }

  /// Types of what a function may be told beside the object.
  private static let settings: Set = ["Bool", "Int", "UInt", "Double", "Float", "String", "TimeInterval"]

  /// Of a function that is declared elsewhere only the labels are known.
  init(signature: String) {
    let name = signature.prefix { $0 != "(" }
    let labels = signature.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
    var parameters: [String] = []
    for (index, label) in labels.enumerated() {
      let word = "p\(index)"
      if index == 0, label == "_" || label == "type" {
        type = word
        parameters.append("\(label) \(word): T.Type")
      } else if ["name", "named", "tag", "key", "id"].contains(label) {
        self.name = word
        parameters.append("\(label) \(word): String")
      } else if ["scope", "lifetime"].contains(label) {
        lifetime = word
        parameters.append("\(label) \(word): Any")
      } else {
        maker = word
        parameters.append("\(label) \(word): Maker<T>")
      }
    }
    head = "public func \(name)<T>(\(parameters.joined(separator: ", ")))"
    result = "T"
  }

  private var of: String { isStatic ? ", of: onlyContainer" : "" }
  private var named: String { name.map { ", name: \($0)" } ?? "" }

  var registering: String {
    let answer = result.map { $0 == owner || $0 == "Self" } == true ? "\n    return \(isStatic ? "onlyContainer" : "self")" : ""
    // Of a maker that may answer anything nobody knows what it registers.
    let key = type ?? (makesAnything ? "anything" : nil)
    let all = types.map { ["\($0).forEach { \(provision(of: "$0")) }"] } ?? []
    let lived = ((types == nil || type != nil ? [provision(of: key)] : []) + all).joined(separator: "\n    ")
    return "\(head)\(answer.isEmpty ? "" : " -> \(owner)") {\n    \(lived)\(inside)\(answer)\n  }"
  }

  private func provision(of key: String?) -> String {
    guard let carrier, maker == nil, object == nil else { return provision(of: key, maker: maker, object: object, hands: hands) }
    let cases = carrier.cases.map { item in
      var (made, hands) = ("{ x }", [String]())
      if case .function(let taken, _) = item.type.unwrapped { (made, hands) = ("x", taken.map { Self.handed($0, owner) }) }
      return "case .\(item.name)(let x): \(provision(of: key, maker: made, object: nil, hands: hands))"
    }
    let rest = "default: \(provision(of: key, maker: nil, object: carrier.word, hands: []))"
    return "switch \(carrier.word) {\n    \((cases + [rest]).joined(separator: "\n    "))\n    }"
  }

  /// What a maker is handed for a parameter of a type.
  private static func handed(_ type: TypeName, _ owner: String) -> String {
    type.unwrapped.baseName == owner ? "self" : "__plain(\(type.unwrapped).self)"
  }

  private func provision(of key: String?, maker: String?, object: String?, hands: [String]) -> String {
    var parts = key.map { ["type: \($0)"] } ?? []
    if let maker {
      parts += [
        "make: \(maker)", "hands: [\(hands.map { isStatic && $0 == "self" ? "onlyContainer" : $0 }.joined(separator: ", "))]",
      ]
    } else if let object {
      parts += ["make: { \(object) }", "hands: []"]
    }
    let made = "__provide(\(parts.joined(separator: ", "))\(named)\(of))"
    return lifetime.map { "__lifetime(\($0), of: \(made))" } ?? made
  }

  var resolving: String {
    let mark = result?.last.map { "?!".contains($0) } ?? false
    let wanted = type ?? result.map { "\(mark ? String($0.dropLast()) : $0).self" } ?? "Any.self"
    let isOptional = mark || result?.hasPrefix("Optional<") == true
    return
      "\(head)\(result.map { " -> \($0)" } ?? "") {\n    return __need(\(wanted)\(named)\(of)\(isOptional ? ", optional: true" : ""))\n  }"
  }
}
