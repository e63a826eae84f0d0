import Model

/// One function and what its parameters are for.
struct DescribedFunction {
  var head: String
  var result: String?
  var type: String?
  /// Further ones under which it keeps the same.
  var alsoTypes: [String] = []
  /// A list of types under each of which the object is kept.
  var types: String?
  var maker: String?
  /// By which of its cases an argument carries the object, or what makes it.
  var carrier: (word: String, cases: [Carriers.Case])?
  /// The maker's answer is of a type parameter.
  var makesOwnType = false
  /// What it registers is kept by its name alone.
  var isKeptByName = false
  /// The maker's answer says nothing.
  var makesAnything = false
  var hands: [String] = []
  /// An object that is registered itself.
  var object: String?
  var name: String?
  var lifetime: String?
  var isStatic = false
  var owner = ""
  /// What it registers with nothing beside a type makes itself.
  var makesItself = false
  /// What is to be said of what it registers: who wins where it looks first whether something is there, or replaces something on purpose, is its business.
  var marks: [String] = []
  /// What is done with the object once it is there, as calls.
  var after: [String] = []
  /// What it does besides with its container, as a call.
  var inside: String?
  /// Whether that answers for it.
  var answersInside = false
  /// What it asks or puts something by is a subscript.
  var isSubscript = false

  /// - Parameters:
  ///   - asking: Whether it asks; else it registers.
  ///   - besides: Whether what it does besides stands in a function of its own.
  init(_ declaration: Declaration, owner: String, _ keys: KeyTypes, _ carriers: Carriers, asking: Bool, besides: Bool) {
    self.owner = owner
    isStatic = declaration.isStatic
    isSubscript = declaration.kind == .subscript
    let generics = declaration.generics.map(\.name)
    let stored = StoreKeys(of: declaration, asking: asking)
    let isKeyKnown = stored.areMade(of: declaration)
    makesItself = isKeyKnown
    if stored.looksFirst { marks = ["collected", "default"] }
    if ["override", "replace"].contains(where: declaration.name.hasPrefix) { marks = ["default"] }
    let kept = stored.types(
      among: declaration.parameters.filter { if case .metatype? = $0.type?.unwrapped { true } else { false } })
    // What a closure makes may be said by several closures; it is the one that makes what the function has a type parameter for.
    // One that answers something else makes nothing where the object itself is handed over.
    let makers = declaration.parameters.filter(\.makesSomething)
    let isHanded = declaration.parameters.contains { $0.type?.unwrapped.baseName.map(generics.contains) ?? false }
    let making =
      makers.first { $0.makes(oneOf: generics) } ?? makers.first { Carriers.isAnything($0.type) }
      ?? (isHanded ? nil : makers.first)
    var parameters: [String] = []
    var others: [String] = []
    // What is the name says a type besides: `Tag<T>`.
    var saysType = false
    for (index, parameter) in declaration.parameters.enumerated() {
      let isPut = declaration.isSetter && index == declaration.parameters.count - 1
      let written = parameter.type ?? .named("Any")
      let plain = written.unwrapped
      let word = isPut ? "newValue" : "p\(index)"
      var text = written.description
      if let key = keys.key(plain, of: declaration) {
        type = type ?? "\(key.type).self"
        name = name ?? key.name.map { "\(word).\($0)" }
      } else if case .metatype = plain {
        if parameter.isVariadic {
          types = types ?? word
        } else if kept.isEmpty || kept[0] == parameter.name {
          type = type ?? word
        } else if kept.contains(parameter.name) {
          alsoTypes.append(word)
        }
      } else if plain.element.map({ if case .metatype = $0.unwrapped { true } else { false } }) == true {
        types = types ?? word
      } else if case .nominal(let parts) = plain, parts.last?.name == "Type" {
        type = type ?? word
      } else if case .function(let taken, let answer) = plain {
        if parameter.name == making?.name {
          makesOwnType = answer.unwrapped.baseName.map(generics.contains) == true
          makesAnything = Carriers.isAnything(answer)
          maker = word
          hands = taken.map { Self.handed($0, owner) }
        } else if let object = taken.firstIndex(where: { $0.unwrapped.baseName.map(generics.contains) ?? false }) {
          let others = taken.indices.filter { $0 != object }.map { Self.handed(taken[$0], owner) }.joined(separator: ", ")
          after.append("__after(\(word), hands: [\(others)], objectFirst: \(object == 0), of: made)")
        }
        if parameter.attributes.contains(where: { $0.name.isNamed("autoclosure") }) { text = "@autoclosure \(text)" }
      } else if plain.baseName.map({ !generics.contains($0) && $0 != owner }) ?? true,
        isKeyKnown ? stored.say(oneOf: [parameter.name]) : Self.names.contains(parameter.label ?? parameter.name)
      {
        saysType = saysType || plain.says(oneOf: generics)
        name = name ?? keys.name(word, of: plain, by: stored.part(of: parameter.name))
      } else if ["scope", "lifetime", "lifecycle"].contains(parameter.label ?? parameter.name) {
        lifetime = lifetime ?? word
      } else if plain.baseName.map(generics.contains) == true {
        if object == nil, stored.sayTypeOfObject(parameter.name) { type = type ?? "type(of: \(word))" }
        object = object ?? word
      } else if let cases = carriers.cases(of: plain) {
        carrier = carrier ?? (word, cases)
      } else if plain.baseName.map({ $0 != owner && !Self.settings.contains($0) }) ?? true {
        others.append(word)
      }
      if isPut {
        result = parameter.isImplicitlyUnwrapped ? "\(plain)!" : text
        continue
      }
      let label = parameter.label ?? "_"
      if parameter.isVariadic { text += "..." }
      parameters.append("\(label) \(word): \(text)\(parameter.defaultValue == nil ? "" : " = nil")")
    }
    // By what it is kept is no type then, and what is kept may be of any.
    isKeptByName = !asking && isKeyKnown && name != nil && kept.isEmpty && type == nil && types == nil
    isKeptByName = isKeptByName && !saysType && !stored.say(oneOf: Set(generics))
    // Where the maker's answer may be anything, what else has the type parameter says it: `key: Lamp.self` of `key: T`.
    if type == nil, maker != nil, !makesOwnType, let said = object { (type, object) = (said, nil) }
    // An object may be handed over as anything, too: `service: Any` beside `type: T.Type`.
    if type != nil || types != nil, maker == nil, carrier == nil { object = object ?? others.first }
    if besides {
      let given = declaration.parameters.indices.map { index in
        (declaration.parameters[index].label.map { "\($0): " } ?? "") + "p\(index)"
      }
      let list = (["\(Parameter.word): true"] + given).joined(separator: ", ")
      answersInside = !asking && declaration.answersAnother(than: owner)
      inside = "\(isStatic ? owner : "self").\(declaration.name)(\(list))"
    }
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let word = isSubscript ? declaration.name : "func \(declaration.name)"
    head = "public \(isStatic ? "static " : "")\(word)\(list)(\(parameters.joined(separator: ", ")))"
    guard !declaration.isSetter else { return }
    result = declaration.type.map { declaration.isImplicitlyUnwrapped ? "\($0.unwrapped)!" : $0.description }
  }

  /// What a name is called where the body does not tell which parameter is one.
  static let names: Set = ["name", "named", "tag", "key", "id", "identifier", "qualifier"]

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
    var last = inside ?? ""
    var answered = ""
    if answersInside, let result {
      (last, answered) = ("return \(last)", " -> \(result)")
    } else if result.map({ $0 == owner || $0 == "Self" }) == true {
      (last, answered) = ("\(last)\n    return \(isStatic ? "onlyContainer" : "self")", " -> \(owner)")
    }
    return "\(head)\(answered) {\n    \(registration)\n    \(last)\n  }"
  }

  private var registration: String {
    // Of a maker that may answer anything nobody knows what it registers.
    let key = type ?? (makesAnything ? "anything" : nil)
    let all = types.map { ["\($0).forEach { \(provision(of: "$0")) }"] } ?? []
    let each = (types == nil || type != nil ? [provision(of: key)] : []) + alsoTypes.map { provision(of: $0) }
    // What is kept by its name alone is found as whatever somebody takes it for.
    let loose =
      isKeptByName ? ["__mark(\"default\", of: __provide(type: anything, make: { \(name ?? "0") }, hands: []\(named)\(of)))"] : []
    return (each + loose + all).joined(separator: "\n    ")
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
    } else if let key, key == type, makesItself {
      parts += ["make: { __plain(\(key)) }", "hands: []"]
    }
    let provided = "__provide(\(parts.joined(separator: ", "))\(named)\(of))"
    let more = (lifetime.map { ["__lifetime(\($0), of: made)"] } ?? []) + marks.map { "__mark(\"\($0)\", of: made)" } + after
    return more.isEmpty ? provided : (["let made = \(provided)"] + more).joined(separator: "; ")
  }

  var resolving: String {
    "\(head)\(result.map { " -> \($0)" } ?? "") {\n    \(inside ?? "")\n    return \(need)\n  }"
  }

  private var need: String { "__need(\(wanted)\(named)\(of)\(answersOptional ? ", optional: true" : ""))" }

  private var wanted: String {
    guard type == nil, let result else { return type ?? "Any.self" }
    return "\(result.last.map { "?!".contains($0) } == true ? String(result.dropLast()) : result).self"
  }

  private var answersOptional: Bool {
    (result?.last.map { "?!".contains($0) } ?? false) || result?.hasPrefix("Optional<") == true
  }

  /// A subscript that asks, and by which something is put there, too.
  ///
  /// - Parameter setter: The same one, as it registers.
  func resolving(with setter: DescribedFunction?) -> String {
    guard let setter else { return resolving }
    let put = setter.answersOptional ? "if let newValue { \(setter.registration) }" : setter.registration
    return """
      \(head) -> \(result ?? "Any") {
          get { return \(need) }
          set { \(put) }
        }
      """
  }
}

extension Parameter {
  /// Whether it is a closure that answers something.
  fileprivate var makesSomething: Bool {
    guard case .function(_, let answer)? = type?.unwrapped else { return false }
    return answer != .void && !answer.isNamed("Void")
  }

  /// Whether it is a closure that answers one of some type parameters.
  fileprivate func makes(oneOf generics: [String]) -> Bool {
    guard case .function(_, let answer)? = type?.unwrapped else { return false }
    return answer.unwrapped.baseName.map(generics.contains) ?? false
  }
}

extension TypeName {
  /// Whether one of some type parameters is among its arguments.
  fileprivate func says(oneOf generics: [String]) -> Bool {
    guard case .nominal(let parts) = self, let last = parts.last else { return false }
    return last.arguments.contains { $0.unwrapped.baseName.map(generics.contains) ?? false }
  }
}
