import Linking
import Model

/// What a function makes the keys of under which it puts something into a dictionary, `parts[ObjectIdentifier(type)] = part`, or looks for it.
struct StoreKeys {
  /// Of each in the order of the text: the names and types that it is made of, those in between included.
  private var names: [Set<String>] = []
  /// The names of things whose own types they say: `type(of: part)`.
  private var objects: Set<String> = []
  /// The names of things that they take something of: `part.id`.
  private var owners: Set<String> = []

  /// By name of a thing: what is taken of it, "" where it is said by itself.
  private var parts: [String: Set<String>] = [:]

  /// Whether the function looks for something before it puts something in.
  private(set) var looksFirst = false

  var isEmpty: Bool { names.isEmpty }

  /// - Parameter asking: The function looks for something.
  init(of function: Declaration, asking: Bool = false) {
    final class Found {
      var bindings: [String: Expression] = [:]
      var keys: [[Expression]] = []
      var looks = 0
    }
    let found = Found()
    Model.Walk.statements(function.body ?? []) { expression in
      switch expression.form {
      case .assign(let target, let value):
        found.looks -= target.keys.count
        if !asking, !value.isNothing, case let keys = target.keys, !keys.isEmpty { found.keys.append(keys) }
      case .index:
        found.looks += 1
        if asking { found.keys.append(expression.keys) }
      case .call(let callee, let arguments):
        guard !asking, case .member(_?, "updateValue", _, _) = callee.form else { return }
        found.keys += arguments.filter { $0.label == "forKey" }.map { [$0.value] }
      default: break
      }
    } binding: {
      if let value = $0.value { found.bindings[$0.name] = value }
    } statement: {
      if case .for(let names, let sequence, _) = $0 { for name in names { found.bindings[name] = sequence } }
    }
    for keys in found.keys { add(keys, found.bindings) }
    looksFirst = found.looks > 0
  }

  private mutating func add(_ keys: [Expression], _ bindings: [String: Expression]) {
    var said: Set<String> = []
    var rest = keys
    while let next = rest.popLast() {
      let words = KeyWords(of: next)
      objects.formUnion(words.objects)
      owners.formUnion(words.owners)
      parts.merge(words.parts) { $0.union($1) }
      for name in words.names.sorted() where said.insert(name).inserted {
        if let value = bindings[name] { rest.append(value) }
      }
    }
    names.append(said)
  }

  /// The one part by which alone a thing tells keys apart: `id` of `things[key.id]`.
  func part(of name: String) -> String? {
    guard let parts = parts[name], parts.count == 1, let part = parts.first, part != "" else { return nil }
    return part
  }

  /// Whether a key is made of something that a thing has.
  func take(from name: String) -> Bool { owners.contains(name) }

  /// Whether one of them is made of one of some things, or says of what type another thing is.
  func say(oneOf words: Set<String>) -> Bool { !objects.isEmpty || names.contains { !$0.isDisjoint(with: words) } }

  /// Whether a key says what type a thing itself is of.
  func sayTypeOfObject(_ name: String) -> Bool { objects.contains(name) }

  /// Whether some are made of what a function is told.
  func areMade(of function: Declaration) -> Bool {
    say(oneOf: Set(function.parameters.map(\.name) + function.generics.map(\.name)))
  }

  /// The parameters, each a type, of which keys are made, of each key the first; none where none is.
  func types(among parameters: [Parameter]) -> [String] {
    func isMeant(_ parameter: Parameter, by names: Set<String>) -> Bool {
      if names.contains(parameter.name) { return true }
      guard case .metatype(let type)? = parameter.type?.unwrapped else { return false }
      return type.baseName.map(names.contains) ?? false
    }
    var found: [String] = []
    for names in names {
      guard let first = parameters.first(where: { isMeant($0, by: names) }), !found.contains(first.name) else { continue }
      found.append(first.name)
    }
    return found
  }
}

/// The words of which an expression makes a key.
private struct KeyWords {
  var names: Set<String> = []
  var objects: Set<String> = []
  var owners: Set<String> = []
  var parts: [String: Set<String>] = [:]

  init(of expression: Expression) {
    final class Found {
      var names: Set<String> = []
      var objects: Set<String> = []
      var owners: Set<String> = []
      var parts: [String: Set<String>] = [:]
      var asParts: Set<Position> = []
    }
    let found = Found()
    Model.Walk.statements([.expression(expression)]) { expression in
      switch expression.form {
      case .name(let name, _):
        found.names.insert(name)
        if !found.asParts.contains(expression.at) { found.parts[name, default: []].insert("") }
      case .member(let base?, let name, _, _):
        guard case .name(let word, _) = base.form else { return }
        found.owners.insert(word)
        found.asParts.insert(base.at)
        found.parts[word, default: []].insert(name)
        if word == "self" || word == "Self" || word.first?.isUppercase ?? false { found.names.insert(name) }
      case .metatype(let type): found.names.formUnion(type.words)
      case .call(let callee, let arguments):
        if case .name("type", _) = callee.form, arguments.first?.label == "of", case .name(let name, _) = arguments[0].value.form
        {
          found.objects.insert(name)
        }
      default: break
      }
    }
    (names, objects, owners, parts) = (found.names, found.objects, found.owners, found.parts)
  }
}

extension TypeName {
  /// The names that it is made of: of `T.Type` both.
  fileprivate var words: [String] {
    switch unwrapped {
    case .metatype(let inner): inner.words
    case .nominal(let parts): parts.map(\.name)
    default: []
    }
  }
}

extension Expression {
  /// What it is indexed with, one in another: `parts[kind]?[name]`.
  fileprivate var keys: [Expression] {
    guard case .index(let base, let arguments) = bare.form else { return [] }
    return base.keys + arguments.prefix(1).map(\.value)
  }
}
