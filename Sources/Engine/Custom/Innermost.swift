import Linking
import Model

/// Functions that a manifest names and that leave what they do to another one of their type, `func add<T>(_ make: () -> T) -> Entry<T> { put(T.self, make); … }`.
/// What is described is the other one; what hands on is code like any other.
extension CustomContainer {
  func innermost(_ code: ProgramCode) -> CustomContainer {
    let carriers = Carriers(code.digests)
    var new = self
    new.register = Self.innermost(register.flatMap(code.doing), code) { $0.registersByType(carriers) }
    // A function that asks one of its own may ask others, too, or make what it lacks; a static one only says whom.
    new.resolve = Self.innermost(resolve.flatMap(code.doing), code, onlyStatic: true) { $0.resolvesByType }
    return new
  }

  private static func innermost(
    _ names: [DeclaredName], _ code: ProgramCode, onlyStatic: Bool = false, _ isSuch: (Declaration) -> Bool
  ) -> [DeclaredName] {
    var found: [DeclaredName] = []
    var seen: Set<String> = []
    var work = Array(names.reversed())
    // Each is looked at once.
    while let name = work.popLast() {
      guard seen.insert(name.name).inserted else { continue }
      let (owner, signature) = Described.parts(of: name.name)
      let functions = owner.map(code.functions) ?? []
      let named = functions.filter { code.declaration($0).signature == signature }
      let stores = Set(owner.map { code.tables(of: $0) } ?? [])
      var next: [String] = []
      let handOn = named.allSatisfy { unit in
        let function = code.declaration(unit)
        guard !onlyStatic || function.isStatic, code.mentions(unit).isDisjoint(with: stores) else { return false }
        // Who is asked by no name need not know by which one the other keeps what has none.
        let mayTakeName = function.isStatic || function.takesName
        let called = function.functionsCalled(among: functions.map(code.declaration).filter(isSuch), butLike: function)
          .filter { mayTakeName || !$0.takesName }
        next += called.map(\.signature)
        return !called.isEmpty
      }
      if named.isEmpty || !handOn {
        found.append(name)
      } else {
        let path = name.name.dropLast(signature.count)
        for next in next.sorted().reversed() { work.append(DeclaredName(path + next, at: name.at)) }
      }
    }
    return found
  }
}

extension ProgramCode {
  /// Of a function that a protocol only demands, those by which the types do it that say that they are one; else itself.
  fileprivate func doing(_ name: DeclaredName) -> [DeclaredName] {
    let (owner, signature) = Described.parts(of: name.name)
    guard let owner, digests.contains(where: { $0.declarations.contains { $0.kind == .protocol && $0.name == owner } }),
      functions(of: owner).allSatisfy({ declaration($0).signature != signature || declaration($0).body == nil })
    else { return [name] }
    var types: Set<String> = []
    for digest in digests {
      for declaration in digest.declarations where declaration.inherits.contains(where: { $0.baseName == owner }) {
        guard declaration.kind != .protocol else { continue }
        types.insert(
          declaration.kind == .extension
            ? declaration.type?.description ?? "" : digest.path(of: declaration).joined(separator: "."))
      }
    }
    let doing = types.sorted().filter { type in
      functions(of: type.split(separator: ".").last.map(String.init) ?? type).contains { declaration($0).signature == signature }
    }
    return doing.isEmpty ? [name] : doing.map { DeclaredName("\($0).\(signature)", at: name.at) }
  }

  /// The functions of a type.
  func functions(of owner: String) -> [Unit] {
    units.filter { unit in
      guard unit.index >= 0, declaration(unit).mayBeDescribed else { return false }
      return digests[unit.file].owner(of: declaration(unit)) == owner
    }
  }

  /// The names of the dictionaries that objects of a type keep.
  func tables(of owner: String) -> [String] {
    digests.flatMap { digest in
      digest.declarations.filter { $0.isStored && $0.keepsThings && digest.owner(of: $0) == owner }.map(\.name)
    }
  }
}

extension Declaration {
  /// Those of some functions that its own body calls on its own object, or on one that it names.
  fileprivate func functionsCalled(among others: [Declaration], butLike function: Declaration) -> [Declaration] {
    final class Found { var functions: [Declaration] = [] }
    let found = Found()
    Model.Walk.statements(body ?? []) { expression in
      guard case .call(let callee, let arguments) = expression.form else { return }
      let name: String
      switch callee.bare.form {
      case .name(let word, _), .member(_, let word, _, _): name = word
      default: return
      }
      found.functions += others.filter { other in
        other.name == name && other.takes(arguments)
          && (other.signature != function.signature || other.isStatic != function.isStatic)
      }
    }
    return found.functions
  }

  /// Whether it is told more of the key than a type.
  fileprivate var takesName: Bool {
    let keys = StoreKeys(of: self)
    return parameters.contains { parameter in
      guard let type = parameter.type?.unwrapped else { return false }
      switch type {
      case .metatype, .function: return false
      default: break
      }
      if type.baseName.map({ name in generics.contains { $0.name == name } }) ?? false { return false }
      return keys.isEmpty
        ? DescribedFunction.names.contains(parameter.label ?? parameter.name) : keys.say(oneOf: [parameter.name])
    }
  }

  /// Whether arguments may be for its parameters, as their labels say.
  func takes(_ arguments: [Argument]) -> Bool {
    var rest = parameters[...]
    for argument in arguments {
      guard
        let next = rest.firstIndex(where: {
          argument.isTrailing && argument.label == nil ? $0.isFunction : $0.label == argument.label
        }), rest[..<next].allSatisfy({ $0.defaultValue != nil })
      else { return false }
      rest = rest[(next + 1)...]
    }
    return rest.allSatisfy { $0.defaultValue != nil || $0.isVariadic }
  }
}

extension Parameter {
  fileprivate var isFunction: Bool { if case .function? = type?.unwrapped { true } else { false } }
}
