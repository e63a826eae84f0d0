import Linking
import Model

/// What functions that ask hand on to something that is not seen to be a described container, `return spare?(type) ?? Depot.main.find(type)`: it may
/// have what the container lacks.
extension ProgramCode {
  /// - Parameters:
  ///   - owner: Of which the function is.
  ///   - functions: Of that type.
  ///   - above: The properties that are known to be containers above it.
  ///   - filling: The names that functions which register lead to: what they say is where things are kept.
  func asksElsewhere(
    _ unit: Unit, of owner: String, with functions: [Declaration], above: Set<String>, filling: Set<String>
  ) -> Bool {
    let function = declaration(unit)
    guard function.type != nil, let body = function.body,
      !function.isDone(byAnObjectWith: functions.genericsOfObjects)
    else { return false }
    let generics = Set(function.generics.map(\.name))
    let types = Set(
      function.parameters.filter { if case .metatype? = $0.type?.unwrapped { true } else { false } }.map(\.name))
    let stored = Set(
      digests.flatMap { digest in
        digest.declarations.filter { $0.kind == .property && digest.owner(of: $0) == owner }.map(\.name)
      })
    var locals = context(of: unit).locals
    locals.formUnion(function.parameters.map(\.name))
    var known = above
    final class Found {
      var isSo = false
      var unused: Set<Position> = []
    }
    let found = Found()
    Model.Walk.statements(body) { _ in
    } binding: { binding in
      if let root = binding.value?.root, known.contains(root) { known.insert(binding.name) }
    } statement: { statement in
      switch statement {
      case .expression(let expression) where body.count > 1: found.unused.formUnion(expression.calls)
      case .leave(_, let thrown?): found.unused.formUnion(thrown.calls)
      default: break
      }
    }
    Model.Walk.statements(body) { expression in
      guard case .call(let callee, let arguments) = expression.form, !found.unused.contains(expression.at) else { return }
      let asksLikewise: Bool
      switch callee.bare.form {
      case .name(let name, _):
        guard stored.contains(name), !locals.contains(name) else { return }
        asksLikewise = false
      case .member(let base?, let name, _, _):
        guard let root = base.root, root != "super", !known.contains(root) else { return }
        asksLikewise = name == function.name
        if ["self", "Self", owner].contains(root) {
          // A function of its own is followed; what one of its properties is, is not.
          guard base.isName ? stored.contains(name) : asksLikewise else { return }
        } else if filling.contains(root) || locals.contains(root) && !asksLikewise {
          return
        }
      default: return
      }
      guard mayAnswer(callee) else { return }
      let says = arguments.contains { argument in
        guard !["describing", "reflecting", "of"].contains(argument.label) else { return false }
        switch argument.value.form {
        case .name(let name, _): return types.contains(name)
        case .metatype(let type): return type.unwrapped.baseName.map(generics.contains) ?? false
        default: return false
        }
      }
      if says || asksLikewise { found.isSo = true }
    }
    return found.isSo
  }
}

extension ProgramCode {
  /// Whether what is called may answer a thing of whatever type; where the program declares nothing of that name, nobody knows.
  private func mayAnswer(_ callee: Expression) -> Bool {
    guard case .member(_, let name, _, _) = callee.bare.form else { return true }
    if digests.contains(where: { $0.declarations.contains { $0.kind == .enumCase && $0.name == name } }) { return false }
    let known = allFunctions(named: name).map(declaration)
    return known.isEmpty
      || known.contains { function in
        guard let answer = function.type else { return false }
        return Carriers.isAnything(answer)
          || answer.unwrapped.baseName.map { name in function.generics.contains { $0.name == name } } ?? true
      }
  }
}

extension Expression {
  /// Where the calls in it stand, those in closures apart: they are made another time.
  fileprivate var calls: Set<Position> {
    final class Found { var calls: Set<Position> = [] }
    let found = Found()
    let bare = mapped { expression in
      if case .closure = expression.form { return Expression(.null, at: expression.at) }
      return expression
    }
    Model.Walk.statements([.expression(bare)]) { if case .call = $0.form { found.calls.insert($0.at) } }
    return found.calls
  }

  /// The name with which a chain of members and calls begins.
  fileprivate var root: String? {
    switch form {
    case .name(let name, _): name
    case .member(let base?, _, _, _): base.root
    case .call(let callee, _): callee.root
    case .force(let inner), .chain(let inner), .attempt(let inner, _), .await(let inner): inner.root
    default: nil
    }
  }

  fileprivate var isName: Bool { if case .name = bare.form { true } else { false } }
}
