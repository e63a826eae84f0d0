import Linking
import Model

/// What registering functions of a described container do with it besides, when what they register is made: `(made as? Module)?.fill(box)`.
extension FilledMeanwhile {
  /// What a described function does besides with what its container keeps.
  func besides(_ function: Declaration, of owner: String, registers: Bool) -> [Statement] {
    let handing = registers ? function.handingOn.map { [Statement.expression($0)] } ?? [] : []
    return handing + part(of: function, answers: registers && function.answersAnother(than: owner))
  }
}

extension Declaration {
  /// Whether it answers something that is no object of its type: what is registered, say, to say more of it.
  func answersAnother(than owner: String) -> Bool {
    guard let type, type != .void else { return false }
    return type.unwrapped.baseName != owner && type.unwrapped.baseName != "Self"
  }

  /// The closure of its body that hands its container on to a method of something else, as the call that will be made of it: with the container itself.
  fileprivate var handingOn: Expression? {
    guard kind == .function, !isStatic else { return nil }
    final class Found { var closure: Expression? }
    let found = Found()
    Model.Walk.statements(body ?? []) { expression in
      guard found.closure == nil, case .closure(let closure) = expression.form,
        max(closure.parameters.count, closure.shorthand) == 1,
        closure.handsOn(closure.parameters.first?.name ?? "$0")
      else { return }
      found.closure = expression
    }
    return found.closure.map { closure in
      let container = Expression(.name("self", []), at: closure.at)
      return Expression(.call(closure, [Argument(label: nil, value: container)]), at: closure.at)
    }
  }
}

extension Declaration {
  /// A static function that has an object of its own type do the same, `static func add<T>(_ part: T) { shared.add(part) }`: which one, its body says.
  ///
  /// - Parameter ofObjects: the names of the generic functions that objects of the type have, `genericsOfObjects`.
  func isDone(byAnObjectWith ofObjects: Set<String>) -> Bool {
    guard kind == .function, isStatic, !ofObjects.isEmpty else { return false }
    final class Found { var isSo = false }
    let found = Found()
    Model.Walk.statements(body ?? []) { expression in
      guard case .call(let callee, _) = expression.form, case .member(let base?, let name, _, _) = callee.form,
        ofObjects.contains(name)
      else { return }
      if case .name(let word, _) = base.form, word.first?.isUppercase ?? true || word == "self" { return }
      found.isSo = true
    }
    return found.isSo
  }
}

extension [Declaration] {
  /// The names of the generic ones among them that objects have.
  var genericsOfObjects: Set<String> {
    Set(lazy.filter { $0.kind == .function && !$0.isStatic && !$0.generics.isEmpty }.map(\.name))
  }
}

extension Closure {
  fileprivate func handsOn(_ container: String) -> Bool {
    final class Found { var isSo = false }
    let found = Found()
    let own = [container, "self"]
    Model.Walk.statements(body) { expression in
      guard case .call(let callee, let arguments) = expression.form, case .member(let base?, _, _, _) = callee.form else {
        return
      }
      if case .name(let name, _) = base.form, own.contains(name) { return }
      found.isSo =
        found.isSo || arguments.contains { if case .name(let name, _) = $0.value.form { own.contains(name) } else { false } }
    }
    return found.isSo
  }
}

extension Parameter {
  /// The first parameter of a function that does no more than this: it has the other one's name, so that whoever calls that one leads here, too.
  static func besides(_ function: Declaration) -> Parameter {
    Parameter(label: word, name: word, type: .named("Bool"), at: function.at)
  }

  static let word = "__besides"
}
