import Linking
import Model

/// What functions of a described container that the manifest does not name hand to another object to be kept: `vault.keep(thing, under: name)`.
extension ProgramCode {
  /// By function: which of its parameters it hands on. What leads to a named function, or to a dictionary of the container's own, is read there.
  ///
  /// - Parameters:
  ///   - named: By owner, the signatures of the functions that the manifest names.
  ///   - stores: The names of such dictionaries.
  func handedAside(but named: [String: Set<String>], _ stores: Set<String>) -> [Unit: String] {
    guard !named.isEmpty else { return [:] }
    let carriers = Carriers(digests)
    let known = stores.union(units.lazy.filter { isNamed($0, named) }.map { declaration($0).name })
    var found: [Unit: String] = [:]
    for owner in named.keys.sorted() {
      let own = functions(of: owner)
      let functions = Set(own.map { declaration($0).name })
      let kept = Set(
        digests.flatMap { digest in digest.declarations.filter { $0.isStored && digest.owner(of: $0) == owner }.map(\.name) })
      for unit in own where !isNamed(unit, named) {
        let function = declaration(unit)
        guard function.registersByType(carriers), let thing = function.thing,
          reached(from: [unit], near: [owner]).names.isDisjoint(with: known)
        else { continue }
        let hands = function.body?.contains { statement in
          statement.contains { expression in
            guard case .call(let callee, let arguments) = expression.form,
              case .member(let base?, let name, _, _) = callee.bare.form
            else { return false }
            return !functions.contains(name) && !base.names.isDisjoint(with: kept)
              && arguments.contains { $0.value.speaks(of: [thing]) }
          }
        }
        if hands == true { found[unit] = thing }
      }
    }
    guard !found.isEmpty else { return [:] }
    // What nobody mentions nobody calls.
    let callers = units.map { (unit: $0, names: mentions($0)) }
    return found.filter { unit, _ in
      callers.contains { $0.unit != unit && $0.names.contains(declaration(unit).name) }
    }
  }
}

extension Declaration {
  /// The parameter that is a thing of a type parameter, or makes one.
  fileprivate var thing: String? {
    let own = Set(generics.map(\.name))
    return parameters.first { parameter in
      var given = parameter.type?.unwrapped
      if case .function(_, let result)? = given { given = result.unwrapped }
      return given?.baseName.map(own.contains) ?? false
    }?.name
  }

  /// What it keeps under each key, where its type says it, or the dictionary that it begins with.
  var keptType: TypeName? {
    var whole = type
    if whole == nil, case .call(let callee, _)? = value?.form, case .metatype(let made) = callee.form { whole = made }
    guard case .nominal(let parts)? = whole?.unwrapped, let last = parts.last, last.name == "Dictionary" else { return nil }
    return last.arguments.last?.unwrapped
  }
}

extension Statement {
  /// `self.__aside(thing)`, first of all, in a function of a container.
  static func keeping(_ thing: String, of function: Declaration, _ owner: String) -> Statement {
    func name(_ word: String) -> Expression { Expression(.name(word, []), at: function.at) }
    let receiver =
      function.isStatic ? Expression(.member(name(owner), "onlyContainer", [], labels: nil), at: function.at) : name("self")
    let callee = Expression(.member(receiver, WrittenAside.word, [], labels: nil), at: function.at)
    return .expression(Expression(.call(callee, [Argument(label: nil, value: name(thing))]), at: function.at))
  }

  fileprivate func contains(where isSuch: @escaping (Expression) -> Bool) -> Bool {
    final class Found { var isSo = false }
    let found = Found()
    Model.Walk.statements([self]) { if !found.isSo { found.isSo = isSuch($0) } }
    return found.isSo
  }
}

extension ProgramCode {
  /// Enumerations whose cases carry nothing: no object is kept by one.
  var enumerationsOfNames: Set<String> {
    var found: [String: Bool] = [:]
    for digest in digests {
      for (index, declaration) in digest.declarations.enumerated() where declaration.kind == .enum {
        let carries = digest.declarations.contains { $0.parent == index && $0.kind == .enumCase && !$0.parameters.isEmpty }
        found[declaration.name] = !carries && found[declaration.name] ?? true
      }
    }
    return Set(found.filter(\.value).keys)
  }
}
