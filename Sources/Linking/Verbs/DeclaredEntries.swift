import Model

/// Containers that are one for each type, and the properties by which such a type declares what they hold.
extension Evaluator {
  /// The container that stands for all objects of a type, where the framework says that its containers are types.
  func typedContainer(_ type: TypeName) -> ContainerValue? {
    guard let vocabulary = containerVocabulary(type), let key = type.unwrapped.key, let symbol = symbols.types[key],
      !symbol.isProtocol, isTyped(type.unwrapped)
    else { return nil }
    let identity = "typed \(key)"
    let own = symbol.declarations.filter { $0.file < symbols.appFiles }
    let first = own.first { symbols.declaration($0).kind != .extension } ?? own.min()
    let index = recording.root(identity) { [self] in
      var root = RootRecord(
        vocabulary: vocabulary, creator: nil, target: nil,
        at: first.map { symbols.location(of: $0) } ?? context.site)
      root.name = type.unwrapped.description
      root.places = Set(own.map { symbols.location(of: $0) })
      root.isLinked = has(type.unwrapped, "linked")
      return root
    }
    return .exact(index)
  }

  /// Whether the framework says of a type that containers of it are one.
  private func isTyped(_ type: TypeName) -> Bool {
    symbols.levels(of: type).contains { level in
      level.symbol.vocabulary != nil
        && level.symbol.declarations.contains { id in symbols.declaration(id).attributes.contains { $0.name.isNamed("typed") } }
    }
  }

  /// The types of containers that have what a declaration adds to a protocol; nil where it adds to no such protocol.
  func typedContainers(with id: DeclarationID) -> [TypeName]? {
    guard !symbols.declaration(id).isStatic, let key = symbols.enclosingType(id), let owner = symbols.types[key],
      owner.isProtocol,
      isTyped(owner.nominal)
    else { return nil }
    return symbols.descendants(of: key).sorted().compactMap { symbols.types[$0] }
      .filter { !$0.isProtocol && $0.generics.isEmpty }.map(\.nominal)
  }

  /// A property of a container's type that declares something is read: what it declares is known by its name. What stands at a
  /// protocol the container at hand has.
  func entry(_ member: Member, of receiver: Value?, _ frame: Frame) -> Value? {
    guard member.id.file < symbols.appFiles, let owner = homeType(of: member.id) else { return nil }
    let type = owner.isProtocol ? receiver.flatMap { $0.type.unwrapped.instance ?? $0.type.unwrapped } : owner.nominal
    guard let type, case .exact(let root)? = typedContainer(type), let declared = writtenEntry(member.id) ?? propertyType(member),
      has(declared, "entry")
    else { return nil }
    if let other = otherEntry(member, of: receiver, type, frame), other.type == declared { return other }
    let fields = Fields()
    fields.values["container"] = Value(.container(.exact(root)), type: type, born: frame.depth)
    fields.values["name"] = Value(.text(entryName(of: member.id)), type: .named("String"), born: frame.depth)
    fields.values["vouched"] = Value(.truth(!isPromise(member.id)), type: .named("Bool"), born: frame.depth)
    return Value(.object(fields), type: declared, born: frame.depth)
  }

  /// The type of what a property declares, where its value says it in full: `Maker<Bird> { … }`.
  private func writtenEntry(_ id: DeclarationID) -> TypeName? {
    guard case .call(let callee, _)? = symbols.declaration(id).value?.form, case .name(let name, let arguments) = callee.form,
      !arguments.isEmpty
    else { return nil }
    return symbols.resolve(.nominal([TypePart(name, arguments)]), in: Scope(file: id.file, declaration: id))
  }

  /// Whether a property declares something that others must fill: its body calls what the framework marks so, or has one maker, and that
  /// only ends the program.
  private func isPromise(_ id: DeclarationID) -> Bool {
    if let known = program.promises[id] { return known }
    let found = findPromise(id)
    program.promises[id] = found
    return found
  }

  private func findPromise(_ id: DeclarationID) -> Bool {
    var isFound = hasOnlyMakersThatEnd(id)
    Walk.statements(symbols.declaration(id).body ?? []) { expression in
      guard case .call(let callee, _) = expression.form else { return }
      let name: String? =
        switch callee.form {
        case .name(let name, _), .member(_, let name, _, _): name
        default: nil
        }
      if let name, self.isMarked(name, "promise") { isFound = true }
    }
    return isFound
  }

  private func hasOnlyMakersThatEnd(_ id: DeclarationID) -> Bool {
    onlyMaker(id).map { onlyEndsProgram($0.body, in: Scope(file: id.file, declaration: id)) } ?? false
  }

  /// Whether what is declared here has one maker, which makes nothing but nil.
  func makesNil(_ maker: ClosureValue, _ frame: Frame) -> Bool {
    guard maker.closure.body.count == 1, let answer = maker.closure.body[0].answer, isNil(answer) else { return false }
    return declaring(frame).map { onlyMaker($0) != nil } ?? false
  }

  /// `nil`, `nil as Tea?`, `.none`.
  private func isNil(_ answer: Expression) -> Bool {
    switch answer.form {
    case .null, .member(nil, "none", _, _): true
    case .cast(let inner, .plain, _): isNil(inner)
    default: false
    }
  }

  /// The closure in a declaration that has one, but for those that make it elsewhere.
  private func onlyMaker(_ id: DeclarationID) -> Closure? {
    let declaration = symbols.declaration(id)
    var makers: [Position: Closure] = [:]
    var elsewhere: Set<Position> = []
    Walk.statements((declaration.body ?? []) + (declaration.value.map { [.expression($0)] } ?? [])) { expression in
      switch expression.form {
      case .closure(let closure): makers[expression.at] = closure
      case .call(let callee, let arguments):
        guard case .member(_?, let name, _, _) = callee.form, self.isMarked(name, "elsewhere") else { return }
        for case .closure in arguments.map(\.value.form) { elsewhere.formUnion(arguments.map(\.value.at)) }
      default: break
      }
    }
    let own = makers.filter { !elsewhere.contains($0.key) }
    return own.count == 1 ? own.first!.value : nil
  }

  /// Whether a framework declares something of that name with a mark.
  private func isMarked(_ name: String, _ mark: String) -> Bool {
    symbols.types.values.lazy.filter { $0.vocabulary != nil }.flatMap { $0.members[name] ?? [] }.contains { id in
      symbols.declaration(id).attributes.contains { $0.name.isNamed(mark) }
    }
  }

  /// Whether a maker makes nothing: it only ends the program. What else a property says of what it declares may make it all the same, as
  /// for a kind of build.
  func makesNothing(_ maker: ClosureValue, _ frame: Frame) -> Bool {
    guard onlyEndsProgram(maker.closure.body, in: maker.frame.scope) || onlyReadsWhatEnds(maker) else { return false }
    guard let id = declaring(frame), let written = symbols.declaration(id).type else { return true }
    let type = symbols.resolve(written, in: Scope(file: id.file, declaration: id))
    return !has(type, "entry") || hasOnlyMakersThatEnd(id)
  }

  private func declaring(_ frame: Frame) -> DeclarationID? {
    context.functions.last { $0 != nil } ?? context.keeper
  }

  /// `__entry()`: the name of the property or function of the program that calls.
  func entryName(_ frame: Frame) -> Value {
    guard let id = declaring(frame) else { return Value() }
    return Value(.text(entryName(of: id)), type: .named("String"), born: frame.depth)
  }

  /// `__declared(type)`: the last type argument of what the calling property is declared as, else that type; nothing where neither
  /// is known, so that what is made says it.
  func declaredType(_ arguments: VerbArguments, _ frame: Frame) -> Value {
    let written = declaring(frame).flatMap { id in
      symbols.declaration(id).type.map { symbols.resolve($0, in: Scope(file: id.file, declaration: id)) }
    }
    let type = written?.arguments.last ?? metatype(arguments.free.first)
    guard let type, !type.isOpen, type != .unknown else { return Value(.null) }
    return Value(.metatype(type), type: .metatype(type), born: frame.depth)
  }

  /// `__home()`: the container of the type in which that stands.
  func home(_ frame: Frame) -> Value {
    guard let id = declaring(frame), let owner = homeType(of: id), let container = typedContainer(owner.nominal) else {
      return Value()
    }
    return Value(.container(container), type: owner.nominal, born: frame.depth)
  }

  /// `__replace(type, make:, of:, name:, [aside: true])`: what is declared under a name is made otherwise from here on; where nothing leads here
  /// that runs in the program, only what nobody else makes; where no build compiles it, nothing. What stands aside doubles nothing.
  func replace(
    _ arguments: VerbArguments, _ receiver: Value, _ vocabulary: Int, _ frame: Frame, _ environment: Environment
  ) {
    var provided = arguments
    provided.labelled["type"] = arguments.free.first
    provided.labelled["hands"] = Value(.list([], isComplete: true))
    provided.free = []
    let bodies = (context.functions + [context.keeper]).compactMap { $0 }
    let isIdle =
      bodies.contains { symbols.leftovers.contains($0.file) }
      || isMadeByItself(receiver) && bodies.contains(where: program.idleCode.declarations.contains)
    let made = with({ $0.isIdle = $0.isIdle || isIdle }) { provide(provided, receiver, vocabulary, frame, environment) }
    mark(VerbArguments(free: [Value(.text("test"))]), made)
    guard case .handle(let record) = made.form else { return }
    record.isReplacement = true
    if arguments.truth("aside") { record.provider.isOfTheMoment = true }
    // What only replaces is missed by nobody.
    if isIdle { record.provider.owner = nil }
  }

  /// Whether what an object stands for is made, whoever registers.
  private func isMadeByItself(_ entry: Value) -> Bool {
    guard case .object(let fields) = entry.form, case .truth(true)? = fields.values["vouched"]?.form else { return false }
    return true
  }

  /// `__at(path, type)`: what a key path leads to, from a type that it need not name; with `named: true` a type of that name where nobody
  /// here declares the property.
  func entry(at arguments: VerbArguments, _ frame: Frame) -> Value {
    guard let value = arguments.free.first, case .keyPath(let root, let path) = value.form, let name = path.first,
      let type = root ?? (arguments.free.count > 1 ? metatype(arguments.free[1]) : nil)
    else { return Value() }
    let owner = Value(type: type, born: value.born)
    // Files and targets may each have a property of that name to themselves.
    let own = symbols.members(of: type, named: name).filter { symbols.declaration($0.id).kind == .property }
    if own.count > 1, let seen = seen(own), let first = seen.first {
      if seen.count == 1 { return propertyValue(first.member, of: owner, frame) }
      let each = seen.map { way in
        (condition: way.condition, value: within(way.condition) { propertyValue(way.member, of: owner, frame) })
      }
      return byBuild(each, born: value.born)
    }
    if arguments.truth("named"), let property = own.first, isLeftToMacro(property.id) {
      note(.need, "a macro makes the key of what it asks for")
      return Value()
    }
    if let found = member(name, of: owner, nil, frame) {
      // What is a part of what another property answers asks for that one's key.
      if case .metatype = found.form { return found }
      guard arguments.truth("named"), let property = own.first?.id, own.count == 1,
        let other = propertyRead(by: property, of: type), other != name, path.count < Limit.valueParts.value
      else { return found }
      var read = arguments
      read.free[0].form = .keyPath(root, [other] + path)
      return entry(at: read, frame)
    }
    guard arguments.truth("named"), case .nominal(let parts) = type else { return Value() }
    let named = TypeName.nominal(parts + [TypePart(name)])
    return Value(.metatype(named), type: .metatype(named), born: value.born)
  }

  /// Whether a property of the program is none that is kept, and only an attribute which nobody here declares says what reading it does.
  private func isLeftToMacro(_ id: DeclarationID) -> Bool {
    let declaration = symbols.declaration(id)
    guard id.file < symbols.appFiles, declaration.body == nil, !declaration.isStatic else { return false }
    return declaration.attributes.contains { attribute in
      attribute.name.baseName?.first?.isUppercase == true
        && symbols.isUndeclared(symbols.resolve(attribute.name, in: Scope(file: id.file, declaration: id)))
    }
  }

  /// Of members of one name, the one that the code sees first which leads here. Where some builds lack it, they have the one that it sees
  /// next: what a module declares under an `#if` hides what it imports only where the condition holds.
  private func seen(_ members: [Member]) -> [(condition: BuildCondition, member: Member)]? {
    let files = context.sites.places.reversed().lazy.compactMap { self.symbols.fileNumbers[$0.file] }
    for file in files {
      let visible = members.filter { !symbols.isHidden($0.id, from: file) && isThere($0.id) }
      guard !visible.isEmpty else { continue }
      let ranked = visible.map { (member: $0, rank: symbols.nearness($0.id, to: file)) }.enumerated()
        .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
      var found: [(condition: BuildCondition, member: Member)] = []
      var others = BuildCondition.always
      for (member, _) in ranked where found.isEmpty || symbols.isOffered(member.id, to: file) {
        // The system for which a program is built its sources do not tell.
        let condition = simplified(conditions(member.id)).onAnySystem
        let here = others.and(condition)
        guard here.meets(context.condition) else { continue }
        found.append((here, member))
        others = others.and(.not(condition))
        if !others.meets(context.condition) || found.count == Limit.propertyValues.value { break }
      }
      if !found.isEmpty { return found }
    }
    return nil
  }
}

extension Evaluator {
  /// Whether the compiler vouches for what is asked for, and nobody was seen to provide it, be it in one of the executables that ask: that
  /// another one has a factory of that name, or makes it otherwise, says nothing of how this one comes by it.
  func isVouchedOnly(_ request: RequestRecord, _ expected: TypeName, _ reached: ReachedCode) -> Bool {
    guard request.isVouched else { return false }
    let asking = reached.asking(program.executables.origin(request.sites, request.target))
    var having: Set<Int> = []
    for record in recording.registrations where record.container == request.container {
      guard record.provider.keys.contains(where: { $0.name == request.name && (request.name != nil || $0.type == expected) })
      else { continue }
      guard let asking, let hosts = reached.running(record.origin) else { return false }
      having.formUnion(hosts)
      if asking.isSubset(of: having) { return false }
    }
    return true
  }
}
