import Linking
import Model

/// Properties by which objects of a described container know another one of their type that they ask for what they lack: `return above?.find(type)`. Who gives
/// one of its own such an object joins the two.
struct ContainersAbove {
  /// By owner, the names of the properties.
  private(set) var properties: [String: Set<String>] = [:]
  /// Those of their names that no other type has a property of.
  private var unmistakable: Set<String> = []

  /// - Parameter asking: By owner, the signatures of the functions that ask.
  init(of asking: [String: Set<String>], _ code: ProgramCode) {
    for owner in asking.keys.sorted() {
      let own = code.units.filter { code.isNamed($0, [owner: asking[owner]!]) }
      let kinds = code.kinds(of: owner)
      let known = code.digests.flatMap { digest in
        digest.declarations.filter { declaration in
          declaration.isStored && !declaration.isStatic && digest.owner(of: declaration) == owner
            && declaration.type?.unwrapped.baseName.map(kinds.contains) == true
        }
      }
      let names = Set(known.map(\.name)).intersection(code.reached(from: own, near: [owner]).names)
      if !names.isEmpty { properties[owner] = names }
    }
    guard !properties.isEmpty else { return }
    var owners: [String: Set<String>] = [:]
    for digest in code.digests {
      for declaration in digest.declarations where declaration.kind == .property {
        owners[declaration.name, default: []].insert(digest.owner(of: declaration) ?? "")
      }
    }
    unmistakable = Set(properties.values.joined()).filter { owners[$0]?.count == 1 }
  }

  /// The files with a call around what such a property is given.
  func told(_ digests: [Digest]) -> [Digest] {
    guard !properties.isEmpty else { return digests }
    return digests.map { digest in
      var new = digest
      for index in digest.declarations.indices {
        let unit = digest.declarations[digest.unit(of: index)]
        let own = digest.owner(of: unit).flatMap { properties[$0] } ?? []
        if own.isEmpty, unmistakable.isEmpty { continue }
        new.declarations[index].body = digest.declarations[index].body?.mapped { told($0, own) }
      }
      new.statements = digest.statements.mapped { told($0, []) }
      return new
    }
  }

  private func told(_ expression: Expression, _ own: Set<String>) -> Expression {
    guard case .assign(let target, let value) = expression.form, value.form != .null else { return expression }
    let container: Expression
    switch target.form {
    case .name(let name, _) where own.contains(name): container = Expression(.name("self", []), at: value.at)
    case .member(let base?, let name, _, _) where own.contains(name) || unmistakable.contains(name): container = base
    default: return expression
    }
    let callee = Expression(.member(container, Self.word, [], labels: nil), at: value.at)
    let call = Expression(.call(callee, [Argument(label: nil, value: value)]), at: value.at)
    return Expression(.assign(target, call), at: expression.at)
  }

  /// What the interface of a container says of that.
  func text(of owner: String) -> String {
    guard properties[owner] != nil else { return "" }
    return """

        public func \(Self.word)<T>(_ p0: T) -> T { __join(p0); return p0 }
      """
  }

  private static let word = "__above"
}

extension ProgramCode {
  /// The names of a type and of what it says that it is.
  fileprivate func kinds(of owner: String) -> Set<String> {
    let own = digests.flatMap { digest in
      digest.declarations.filter { declaration in
        declaration.isNominal
          ? declaration.name == owner : declaration.kind == .extension && declaration.type?.baseName == owner
      }
    }
    let above = Set(own.flatMap(\.inherits).compactMap(\.baseName))
    let declared = Set(digests.flatMap(\.declarations).filter { $0.kind == .protocol || $0.kind == .class }.map(\.name))
    return above.intersection(declared).union([owner])
  }
}
