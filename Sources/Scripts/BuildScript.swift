import Model

/// A build description written in Swift, followed without being run: its constants, functions and types, and those of the
/// helpers that it may use. What a step cannot tell is unknown, and so is all that comes of it.
package struct BuildScript {
  /// A declaration, and the file that it stands in.
  package struct Place: Hashable {
    var file: Int
    var index: Int
  }

  package let digest: Digest
  let files: [Digest]
  /// By path of a type, empty for file scope, and name: what is declared there.
  let members: [String: [String: [Place]]]
  /// By path of a type: what it says it is.
  let inherits: [String: [TypeName]]
  let aliases: [String: TypeName]
  /// Files from here on are interfaces: what they declare stands for itself, but for properties with a body.
  let firstInterface: Int
  /// By name: the functions that stand behind operators, and the path of the type that each is declared in.
  let operators: [String: [OperatorFunction]]
  /// The types that are declared here or by a helper.
  let ownTypes: Set<String>
  /// Those of them that are classes: who has an object of one under another name changes the same object.
  let classes: Set<String>
  /// The `#if` flags that the tool which runs the description sets.
  let flags: Set<String>
  /// What is changed where nobody follows it.
  let unfollowed: UnfollowedChanges
  let limits = ScriptLimits()
  private(set) var globals: [String: Written] = [:]
  private var first: [String: Written] = [:]

  /// `helpers` are files whose declarations the description may use too, `interface` declares what its tool gives it.
  package init(_ digest: Digest, helpers: [Digest] = [], interface: Digest? = nil, flags: Set<String> = []) {
    self.digest = digest
    self.flags = flags
    let files = [digest] + helpers + (interface.map { [$0] } ?? [])
    self.files = files
    firstInterface = helpers.count + 1
    var members: [String: [String: [Place]]] = [:]
    var inherits: [String: [TypeName]] = [:]
    var aliases: [String: TypeName] = [:]
    var ownTypes: Set<String> = []
    var classes: Set<String> = []
    var operators: [String: [OperatorFunction]] = [:]
    for (file, digest) in files.enumerated() {
      let paths = typePaths(in: digest)
      for (index, declaration) in digest.declarations.enumerated() {
        guard let owner = declaration.parent.map({ paths[$0] }) ?? "" else { continue }
        switch declaration.kind {
        case .property, .function, .enumCase, .initializer:
          let place = Place(file: file, index: index)
          members[owner, default: [:]][declaration.name, default: []].append(place)
          if declaration.isOperator, file <= helpers.count {
            operators[declaration.name, default: []].append(OperatorFunction(place: place, owner: owner.isEmpty ? nil : owner))
          }
        case .typealias: aliases[owner.isEmpty ? declaration.name : owner + "." + declaration.name] = declaration.type
        default:
          guard let path = paths[index] else { continue }
          inherits[path, default: []] += declaration.inherits
          if declaration.isNominal, file <= helpers.count { ownTypes.insert(path) }
          if declaration.kind == .class, file <= helpers.count { classes.insert(path) }
          if members[path] == nil { members[path] = [:] }
        }
      }
    }
    // `extension Alias.Inner` extends what the alias stands for.
    for path in members.keys.sorted() {
      guard let whole = unaliased(path, aliases), whole != path, let own = members.removeValue(forKey: path) else { continue }
      members[whole, default: [:]].merge(own) { $0 + $1 }
      inherits[whole, default: []] += inherits.removeValue(forKey: path) ?? []
      if ownTypes.remove(path) != nil { ownTypes.insert(whole) }
    }
    self.members = members
    self.inherits = inherits
    self.aliases = aliases
    self.ownTypes = ownTypes
    self.classes = classes
    self.operators = operators.mapValues { all in
      all.map { OperatorFunction(place: $0.place, owner: $0.owner.map { unaliased($0, aliases) ?? $0 }) }
    }
    unfollowed = UnfollowedChanges([digest] + helpers, interface: interface.map { [$0] } ?? [])
    runFileScope()
  }

  subscript(place: Place) -> Declaration { files[place.file].declarations[place.index] }

  /// It declares operators of its own.
  package var hasOperators: Bool { !operators.isEmpty }

  /// Not everything was followed, because it is longer, deeper or larger than any description that people write.
  package var isCutOff: Bool { limits.isSpent }

  /// It asks which files there are, or what one holds, and what comes of that is unknown.
  package var asksFiles: Bool { limits.asksFiles }

  /// The value that a name at file scope has from the start, and the one that it has in the end.
  package func value(named name: String) -> Written? { first[name] ?? global(name) }
  package func finalValue(named name: String) -> Written? { globals[name] ?? global(name) }

  /// What an expression at file scope comes to in the end.
  package func value(of expression: Expression) -> Written {
    var frame = ScriptFrame()
    frame.names = globals
    return value(of: expression, as: nil, &frame)
  }

  private func global(_ name: String) -> Written? {
    var frame = ScriptFrame()
    guard let places = members[""]?[name] else { return nil }
    let own = places.filter { $0.file == 0 }
    return constant(own.isEmpty ? places : own, this: nil, type: nil, &frame)
  }

  /// What stands at file scope, in order; where it only declares, each name is followed when it is asked for.
  private mutating func runFileScope() {
    guard !digest.statements.isEmpty else { return }
    var frame = ScriptFrame()
    frame.isFileScope = true
    for statement in digest.statements {
      let known = Set(frame.names.keys)
      switch run([statement], &frame, result: nil) {
      // Something was built, so the program did not end there.
      case .on, .ended: break
      default: frame.names = frame.names.mapValues { _ in .unknown(Position(line: 1, column: 1)) }
      }
      for (name, value) in frame.names where !known.contains(name) && first[name] == nil { first[name] = value }
      globals = frame.names
    }
  }
}

/// What is known at one place of a script.
struct ScriptFrame {
  var names: [String: Written] = [:]
  /// The types that names are written with.
  var types: [String: TypeName] = [:]
  /// The value whose member is followed.
  var this: Written?
  /// The path of `Self`.
  var type: String?
  /// What type parameters stand for.
  var generics: [String: String] = [:]
  var file = 0
  var depth = 0
  /// Names that the innermost block binds anew.
  var own: Set<String> = []
  /// What a body gives back is for nobody: it is there for what it changes.
  var isForEffect = false
  /// What it sets of `self` is set without its observers.
  var isInitializer = false
  /// Its names are those at file scope, which functions see and may change.
  var isFileScope = false
  /// What was known where some ways left for the next turn of the innermost loop.
  var continued: [ScriptFrame] = []
  /// The call that it belongs to: code that is kept may change what it sees only while that runs.
  var call = Call()

  /// The identity of one call of a function.
  final class Call {}
}

/// By declaration: the path of the type or extension, all enclosing ones included; nil for what is none, and inside a body.
private func typePaths(in digest: Digest) -> [String?] {
  var paths: [String?] = []
  for declaration in digest.declarations {
    // A parent stands before its children.
    guard let outer = declaration.parent.map({ paths[$0] }) ?? "" else {
      paths.append(nil)
      continue
    }
    if declaration.kind == .extension {
      guard let type = declaration.type else {
        paths.append(nil)
        continue
      }
      switch type {
      case .nominal(let parts): paths.append(unqualified(parts.map(\.name)))
      default: paths.append(nil)
      }
    } else if declaration.isNominal {
      // Thousands of types inside one another would be a path of a megabyte.
      paths.append(outer.utf8.count > 2_000 ? nil : outer.isEmpty ? declaration.name : outer + "." + declaration.name)
    } else {
      paths.append(nil)
    }
  }
  return paths
}

/// The path of a type with what the alias at its beginning stands for; nil where none stands there.
func unaliased(_ path: String, _ aliases: [String: TypeName]) -> String? {
  let first = path.prefix { $0 != "." }
  guard case .nominal(let parts)? = aliases[String(first)] else { return nil }
  let whole = unqualified(parts.map(\.name))
  return whole == first ? nil : whole + path.dropFirst(first.count)
}

/// The path of a type without the module that declares it.
func unqualified(_ parts: [String]) -> String {
  let isModule = parts.count > 1 && ["ProjectDescription", "PackageDescription", "Swift", "Foundation"].contains(parts[0])
  return parts.dropFirst(isModule ? 1 : 0).joined(separator: ".")
}
