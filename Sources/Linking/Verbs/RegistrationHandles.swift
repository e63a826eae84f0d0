import Model

extension Evaluator {
  /// The type of the registration's handle: the result of the framework's function, its type parameter being what is made.
  func builder(_ frame: Frame, _ implementation: TypeName) -> TypeName {
    guard let function = frame.function else { return .unknown }
    guard let written = symbols.declaration(function).type else {
      return made(frame.receiver?.type ?? .unknown, of: function, implementation)
    }
    return symbols.resolve(written, in: frame.scope).mapNominals { parts in
      parts[0].name.hasPrefix("$") ? implementation : .nominal(parts)
    }
  }

  /// The type of an object that an initializer makes: its last type parameter, where no argument binds it, is what the maker makes.
  private func made(_ type: TypeName, of initializer: DeclarationID, _ implementation: TypeName) -> TypeName {
    guard implementation != .unknown, !implementation.isOpen,
      let generics = symbols.enclosingType(initializer).flatMap({ symbols.types[$0] })?.generics, let last = generics.last?.name,
      case .nominal(var parts) = type, !parts.isEmpty
    else { return type }
    if parts[parts.count - 1].arguments.isEmpty { parts[parts.count - 1].arguments = generics.map { .open($0.name) } }
    guard parts[parts.count - 1].arguments.last == .open(last) else { return type }
    return symbols.substitute(.nominal(parts), [last: implementation])
  }

  /// `__again(registration, [name:])` on a container: it holds what was registered before, be it in another one, under that name.
  func registerAgain(_ arguments: VerbArguments, _ receiver: Value) {
    guard case .handle(let record)? = arguments.free.first?.form, case .exact(let root)? = container(of: receiver).map(receiving),
      let own = record.ownKey, case let name = name(in: arguments), name != .open, name != .unknown
    else { return note(.registration, "which registration is made again cannot be told") }
    let key = Key(type: own.type, name: name.text, arguments: record.arguments)
    if !record.provider.keys.contains(key) { record.provider.keys.append(key) }
    if record.loads[root] == nil { load(record, root) }
  }

  /// What a framework reads of an object that stands for what is declared, where a function of the program declares that and answers the
  /// registration itself: `both.handler(of: Tide.self).resolve()`.
  func answered(_ member: Member, of receiver: Value?, _ frame: Frame) -> Value? {
    guard let receiver, case .handle(let record) = receiver.form, symbols.vocabulary(ofFile: member.id.file) != nil,
      has(receiver.type, "entry")
    else { return nil }
    switch name(of: member.id) {
    case "container": return Value(.container(record.container), type: propertyType(member) ?? .unknown, born: frame.depth)
    case "name": return record.provider.keys.first?.name.map { Value(.text($0), type: .named("String"), born: frame.depth) }
    case "vouched": return Value(.truth(true), type: .named("Bool"), born: frame.depth)
    default: return nil
    }
  }
}
