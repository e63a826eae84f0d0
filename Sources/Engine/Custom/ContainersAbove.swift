import Linking
import Model

/// Properties by which objects of a described container know another one of their type that they ask for what they lack: `return above?.find(type)`. Who gives
/// one of its own such an object joins the two.
struct ContainersAbove {
  /// By owner, the names of the properties.
  private var properties: [String: Set<String>] = [:]

  /// - Parameter asking: By owner, the signatures of the functions that ask.
  init(of asking: [String: Set<String>], _ code: ProgramCode) {
    for owner in asking.keys.sorted() {
      let own = code.units.filter { code.isNamed($0, [owner: asking[owner]!]) }
      let known = code.digests.flatMap { digest in
        digest.declarations.filter { declaration in
          declaration.isStored && !declaration.isStatic && digest.owner(of: declaration) == owner
            && declaration.type?.unwrapped.baseName == owner
        }
      }
      let names = Set(known.map(\.name)).intersection(code.reached(from: own, near: [owner]).names)
      if !names.isEmpty { properties[owner] = names }
    }
  }

  /// The files with a call around what such a property is given.
  func told(_ digests: [Digest]) -> [Digest] {
    guard !properties.isEmpty else { return digests }
    return digests.map { digest in
      var new = digest
      for index in digest.declarations.indices {
        let unit = digest.declarations[digest.unit(of: index)]
        guard let names = digest.owner(of: unit).flatMap({ properties[$0] }) else { continue }
        new.declarations[index].body = digest.declarations[index].body?.mapped { told($0, names) }
      }
      return new
    }
  }

  private func told(_ expression: Expression, _ names: Set<String>) -> Expression {
    guard case .assign(let target, let value) = expression.form, value.form != .null else { return expression }
    switch target.form {
    case .name(let name, _) where names.contains(name): break
    case .member(let base?, let name, _, _) where names.contains(name):
      guard case .name("self", _) = base.form else { return expression }
    default: return expression
    }
    let callee = Expression(.member(Expression(.name("self", []), at: value.at), Self.word, [], labels: nil), at: value.at)
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
