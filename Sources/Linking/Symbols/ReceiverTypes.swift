import Model

/// The types of which an object may be whose member is mentioned, by their unqualified names; nil where that cannot be told.
typealias ReceiverNames = Set<String>

/// Finds, without following anything, of which type the receiver of a call or of a read property may be: from written types, from
/// initializers, from what functions and properties are declared to be. What it cannot tell may be anything.
final class ReceiverTypes {
  private let symbols: Symbols
  /// By unqualified name: the types that the program and the frameworks declare or extend.
  let named: [String: [TypeSymbol]]
  /// Names that stand for some other type: typealiases, type parameters, associated types.
  private let openNames: Set<String>
  private let modules: Set<String>
  private let properties = ChainedAnswers<DeclarationID, ReceiverNames?>()
  private var members: [MemberName: [ReceiverNames?]] = [:]

  /// A member as it is mentioned.
  private struct MemberName: Hashable {
    var name: String
    var receiver: String
    var isCalled: Bool
  }

  init(_ symbols: Symbols) {
    self.symbols = symbols
    named = Dictionary(grouping: symbols.types.values) { $0.path[$0.path.count - 1] }
    var open: Set<String> = []
    var modules = symbols.modules
    for digest in symbols.digests {
      for item in digest.imports { modules.insert(item.path[0]) }
      for declaration in digest.declarations {
        if declaration.kind == .typealias || declaration.kind == .associatedType { open.insert(declaration.name) }
        for parameter in declaration.generics { open.insert(parameter.name) }
      }
    }
    openNames = open
    self.modules = modules
  }

  /// What a written type says.
  func names(_ type: TypeName, in id: DeclarationID) -> ReceiverNames? {
    switch type.unwrapped {
    case .nominal(let parts):
      guard let name = parts.last?.name, name != "Self" else { return enclosing(id) }
      return openNames.contains(name) || parts.contains { openNames.contains($0.name) } ? nil : [name]
    case .composition(let types):
      let all = types.map { names($0, in: id) }
      return all.contains { $0 == nil } ? nil : all.reduce(into: []) { $0.formUnion($1!) }
    case .metatype(let type): return names(type, in: id)
    case .tuple, .function, .unknown: return nil
    }
  }

  /// The types around a declaration, the innermost among them: what `self` and a plain name may belong to.
  func enclosing(_ id: DeclarationID?) -> ReceiverNames {
    var found: ReceiverNames = []
    var current = id
    while let id = current, !id.isFileScope {
      if let key = symbols.typeOf[id], let name = symbols.types[key]?.path.last { found.insert(name) }
      current = symbols.parent(of: id)
    }
    return found
  }

  /// What an expression may be, seen from a body with these local names.
  func names(_ expression: Expression, _ locals: LocalNames) -> ReceiverNames? {
    switch expression.form {
    case .name(let name, _): return plain(name, locals)
    case .member(let base?, let name, _, _): return names(base, locals).flatMap { member(name, of: $0, isCalled: false) }
    case .call(let callee, _): return result(of: callee, locals)
    case .string: return ["String"]
    case .array: return ["Array"]
    case .dictionary: return ["Dictionary"]
    case .metatype(let type): return names(type, in: locals.id)
    case .cast(_, let cast, let type): return cast == .test ? ["Bool"] : names(type, in: locals.id)
    case .force(let inner), .chain(let inner), .attempt(let inner, _), .await(let inner): return names(inner, locals)
    case .binary(let left, "??", let right):
      guard let left = names(left, locals), let right = names(right, locals) else { return nil }
      return left.union(right)
    default: return nil
    }
  }

  private func plain(_ name: String, _ locals: LocalNames) -> ReceiverNames? {
    if ["self", "super", "Self"].contains(name) { return enclosing(locals.id) }
    if let known = locals.names(name, self) { return known }
    if let wrapper = wrapper(name, locals) { return wrapper }
    if let around = member(name, of: enclosing(locals.id), isCalled: false, isCertain: false) { return around }
    if let globals = symbols.global[name], globals.contains(where: { symbols.declaration($0).kind == .property }) {
      return joined(globals.map { property($0) })
    }
    guard name.first?.isUppercase == true, !openNames.contains(name), !modules.contains(name) else { return nil }
    return [name]
  }

  /// `_name` is what a property wears, `$name` what that shows of itself; nil inside where nobody says what that is.
  private func wrapper(_ name: String, _ locals: LocalNames) -> ReceiverNames?? {
    guard name.count > 1, name.hasPrefix("_") || name.hasPrefix("$") else { return nil }
    for outer in enclosing(locals.id) {
      for symbol in named[outer] ?? [] {
        for member in symbols.members(of: symbol.nominal, named: String(name.dropFirst())) {
          let worn = symbols.declaration(member.id).attributes.compactMap(\.name.baseName)
          guard !worn.isEmpty else { continue }
          return name.hasPrefix("_") ? Set(worn) : self.member("projectedValue", of: Set(worn), isCalled: false)
        }
      }
    }
    return name.hasPrefix("$") ? .some(nil) : nil
  }

  private func result(of callee: Expression, _ locals: LocalNames) -> ReceiverNames? {
    switch callee.form {
    case .name(let name, _):
      guard name.first?.isUppercase != true else { return plain(name, locals) }
      return member(name, of: enclosing(locals.id), isCalled: true, isCertain: false)
    case .member(let base?, "init", _, _): return names(base, locals)
    case .member(let base?, let name, _, _): return names(base, locals).flatMap { member(name, of: $0, isCalled: true) }
    default: return nil
    }
  }

  /// What a member of one of these types is declared to be. Where a type is not the program's own, another member may be meant,
  /// but for plain names, which mean what stands around them first.
  private func member(_ name: String, of receivers: ReceiverNames, isCalled: Bool, isCertain: Bool = true) -> ReceiverNames? {
    var found: [ReceiverNames?] = []
    for receiver in receivers {
      let own = members(MemberName(name: name, receiver: receiver, isCalled: isCalled))
      if own.isEmpty, isCertain { return nil }
      found += own
    }
    return found.isEmpty ? nil : joined(found)
  }

  /// What each member of that name is declared to be.
  private func members(_ mentioned: MemberName) -> [ReceiverNames?] {
    if let known = members[mentioned] { return known }
    var own: [ReceiverNames?] = []
    for symbol in named[mentioned.receiver] ?? [] {
      for member in symbols.members(of: symbol.nominal, named: mentioned.name) {
        let declaration = symbols.declaration(member.id)
        switch declaration.kind {
        case .property where !mentioned.isCalled: own.append(property(member.id))
        // A function by itself has no members.
        case .function where !mentioned.isCalled: break
        case .function where mentioned.isCalled: own.append(declaration.type.flatMap { names($0, in: member.id) })
        case .class, .struct, .enum, .actor: own.append([mentioned.name])
        default: own.append(nil)
        }
      }
    }
    // A property that is being looked at says nothing of itself yet.
    if properties.isIdle { members[mentioned] = own }
    return own
  }

  private func property(_ id: DeclarationID) -> ReceiverNames? {
    properties.answer(id, inRing: nil) { [self] id in
      let declaration = symbols.declaration(id)
      return declaration.type.map { names($0, in: id) } ?? declaration.value.flatMap { names($0, LocalNames(id)) }
    }
  }

  private func joined(_ all: [ReceiverNames?]) -> ReceiverNames? {
    var names: ReceiverNames = []
    for found in all {
      guard let found else { return nil }
      names.formUnion(found)
    }
    return names
  }
}
