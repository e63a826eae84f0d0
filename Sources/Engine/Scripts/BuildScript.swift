import Model

/// A build description written in Swift, followed without being run: its constants, functions and types, and those of the
/// helpers that it may use. What a step cannot tell is unknown, and so is all that comes of it.
struct BuildScript {
  /// A declaration, and the file that it stands in.
  struct Place: Hashable {
    var file: Int
    var index: Int
  }

  let digest: Digest
  let files: [Digest]
  /// By path of a type, empty for file scope, and name: what is declared there.
  let members: [String: [String: [Place]]]
  /// By path of a type: what it says it is.
  let inherits: [String: [TypeName]]
  let aliases: [String: TypeName]
  /// Files from here on are interfaces: what they declare has no body and stands for itself.
  let firstInterface: Int
  /// The types that are declared here or by a helper.
  let ownTypes: Set<String>
  let steps = ScriptSteps()
  private(set) var globals: [String: Written] = [:]
  private var first: [String: Written] = [:]

  /// `helpers` are files whose declarations the description may use too, `interface` declares what its tool gives it.
  init(_ digest: Digest, helpers: [Digest] = [], interface: Digest? = nil) {
    self.digest = digest
    let files = [digest] + helpers + (interface.map { [$0] } ?? [])
    self.files = files
    firstInterface = helpers.count + 1
    var members: [String: [String: [Place]]] = [:]
    var inherits: [String: [TypeName]] = [:]
    var aliases: [String: TypeName] = [:]
    var ownTypes: Set<String> = []
    for (file, digest) in files.enumerated() {
      for (index, declaration) in digest.declarations.enumerated() {
        guard let owner = typePath(of: declaration.parent, in: digest) else { continue }
        switch declaration.kind {
        case .property, .function, .enumCase, .initializer:
          members[owner, default: [:]][declaration.name, default: []].append(Place(file: file, index: index))
        case .typealias: aliases[owner.isEmpty ? declaration.name : owner + "." + declaration.name] = declaration.type
        default:
          guard let path = typePath(of: index, in: digest) else { continue }
          inherits[path, default: []] += declaration.inherits
          if declaration.isNominal, file <= helpers.count { ownTypes.insert(path) }
          if members[path] == nil { members[path] = [:] }
        }
      }
    }
    self.members = members
    self.inherits = inherits
    self.aliases = aliases
    self.ownTypes = ownTypes
    runFileScope()
  }

  subscript(place: Place) -> Declaration { files[place.file].declarations[place.index] }

  /// The value that a name at file scope has from the start, and the one that it has in the end.
  func value(named name: String) -> Written? { first[name] ?? global(name) }
  func finalValue(named name: String) -> Written? { globals[name] ?? global(name) }

  func value(of expression: Expression) -> Written {
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
    for statement in digest.statements {
      if case .declaration(let index) = statement {
        let declaration = digest.declarations[index]
        guard declaration.kind == .property, declaration.body == nil, let value = declaration.value else { continue }
        frame.types[declaration.name] = declaration.type ?? collection(value)
        frame.names[declaration.name] = self.value(of: value, as: declaration.type, &frame)
        first[declaration.name] = frame.names[declaration.name]
        globals = frame.names
      } else {
        switch run([statement], &frame, result: nil) {
        case .on: break
        default: frame.names = frame.names.mapValues { _ in .unknown(Position(line: 1, column: 1)) }
        }
        globals = frame.names
      }
    }
  }
}

/// What is known at one place of a script.
struct ScriptFrame: Hashable {
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

  static let maximumDepth = 40
}

/// Counts what was followed, so that no script makes a run endless.
final class ScriptSteps {
  private var left = 100_000

  func take() -> Bool {
    left -= 1
    return left > 0
  }
}

/// The path of a type or extension, all enclosing ones included; empty for file scope, nil inside a body.
private func typePath(of index: Int?, in digest: Digest) -> String? {
  guard let index else { return "" }
  let declaration = digest.declarations[index]
  guard let outer = typePath(of: declaration.parent, in: digest) else { return nil }
  if declaration.kind == .extension {
    guard case .nominal(let parts)? = declaration.type else { return nil }
    return unqualified(parts.map(\.name))
  }
  guard declaration.isNominal else { return nil }
  return outer.isEmpty ? declaration.name : outer + "." + declaration.name
}

/// The path of a type without the module that declares it.
func unqualified(_ parts: [String]) -> String {
  let isModule = parts.count > 1 && ["ProjectDescription", "PackageDescription", "Swift", "Foundation"].contains(parts[0])
  return parts.dropFirst(isModule ? 1 : 0).joined(separator: ".")
}
