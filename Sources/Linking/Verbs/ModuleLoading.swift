import Model

extension Evaluator {
  /// `__include(groups, as: "child", once: true, byName: true) { run }`: each type that the value may be is loaded into the
  /// container. By name: of several types with one unqualified name only the first, and a list that stands for an object, as
  /// what it found does for a scan, once for each class of such objects.
  func include(
    _ arguments: VerbArguments, _ receiver: Value, _ vocabulary: Int, _ frame: Frame, _ environment: Environment
  ) {
    guard let value = arguments.free.first else { return }
    let taker = container(of: receiver) ?? .parameter(vocabulary)
    // What a function loads that nobody calls stands in no container of the program either.
    let container = idle(taker) ?? taker
    let kind = Include.Kind(rawValue: arguments.text("as").text ?? "child") ?? .child
    guard let run = arguments.free.last, case .closure(let body) = run.form else { return }
    let how = Inclusion(
      kind: kind, isOnce: arguments.truth("once"), container: container, vocabulary: vocabulary, body: body)
    let load = { [self] in eachGroup(of: value, container, vocabulary) { self.load($0, how, $1) } }
    if arguments.truth("byName") {
      if case .list = value.form, let key = (value.exact ?? value.type).key, symbols.types[key]?.vocabulary != nil {
        return once("\(container) \(key) \(executables)", load)
      }
      if isNameTaken(by: value, container, vocabulary) { return }
    }
    load()
  }

  /// Each group that a container loads because of a value, in the context in which it does; what cannot be told leaves the container open.
  func eachGroup(of value: Value, _ container: ContainerValue, _ vocabulary: Int, _ body: (Int, Value) -> Void) {
    func open(_ reason: String, seesProgram: Bool = true) {
      openInclude(reason, container, vocabulary, seesProgram: seesProgram)
    }
    func name(_ type: TypeName) {
      if type.isOpen || isFrameworks(type) {
        counters.openings += 1
        if type.isOpen, let index = group(of: type, vocabulary) { leaveTypeToCallers(index) }
      } else if let index = group(of: type, vocabulary) {
        body(index, value)
      } else {
        open("\(type) is declared outside the sources", seesProgram: maySeeProgram(type, value))
      }
    }
    switch value.form {
    case .choice(let values):
      alternatively(values) { eachGroup(of: $0, container, vocabulary, body) }
    case .list(let values, let isComplete):
      for value in values { whereAdded(value) { eachGroup(of: $0, container, vocabulary, body) } }
      if isComplete || value.isWhole { break }
      noteUnreadList(of: value.type.unwrapped.element, vocabulary)
      if !values.contains(where: { isUnread($0, vocabulary) }) { open("part of the list cannot be read") }
    case .parameter:
      counters.openings += 1
      if case .exact(let root) = container {
        calls.dependencies.effect()
        recording.rootsLeftToCallers.insert(OpenRoot(root: root, at: context.site))
      }
    case .metatype(let type): name(type)
    case .null: break
    case .plain where isAnyConforming(value): if let reason = unreadConforming(value, vocabulary) { open(reason) }
    case .plain where isGroup(value.made, vocabulary), .constant where isGroup(value.made, vocabulary),
      .object where isGroup(value.made, vocabulary):
      name(value.made.unwrapped)
    case .plain where isOutside(value.type):
      open("\(value.type) is declared outside the sources", seesProgram: maySeeProgram(value.type, value))
    default:
      noteUnreadList(of: value.type.unwrapped.element ?? value.type, vocabulary)
      open(value.unreadReason ?? "what is loaded is the value of a variable")
    }
  }

  /// Whether it is not known at all which group a value is.
  private func isUnread(_ value: Value, _ vocabulary: Int) -> Bool {
    switch value.form {
    case .choice, .list, .parameter, .metatype: false
    case .plain: isAnyConforming(value) || !isGroup(value.made, vocabulary) && !isOutside(value.type)
    default: !isGroup(value.made, vocabulary)
    }
  }

  /// Whether another type of the same unqualified name was loaded before.
  private func isNameTaken(by value: Value, _ container: ContainerValue, _ vocabulary: Int) -> Bool {
    guard case .exact = container, case .plain = value.form, let index = group(of: value.type.unwrapped, vocabulary) else {
      return false
    }
    let name = "\(container) \(recording.groups[index].name.split(separator: ".").last ?? "") \(executables)"
    if let first = recording.loadedNames[name] { return first != index }
    recording.loadedNames[name] = index
    return false
  }

  /// Each of several values, of which a run of the program has one.
  func alternatively(_ values: [Value], _ body: (Value) -> Void) {
    let choice = nextChoice(of: values.contains { $0.build != nil } ? 0 : values.count)
    for (index, value) in values.enumerated() where !context.condition.excludes(value.build ?? .always) {
      with({
        if let build = value.build { $0.condition = $0.condition.and(build) } else { $0.take(index, of: choice) }
      }) { body(value) }
    }
  }

  private func isGroup(_ type: TypeName, _ vocabulary: Int) -> Bool { group(of: type.unwrapped, vocabulary) != nil }

  /// Whether a value is a group of some framework, or the type of one.
  func isGroup(_ value: Value) -> Bool {
    let type = if case .metatype(let type) = value.form { type } else { value.exact ?? value.type }
    guard let symbol = type.unwrapped.key.flatMap({ symbols.types[$0] }), !symbol.isExternal, symbol.vocabulary == nil,
      let first = recording.groupIndex[symbol.key] != nil ? 0 : shapes(of: symbol, type.unwrapped).first?.vocabulary
    else { return false }
    return isGroup(type, first)
  }

  /// The same of a value, or of some element of a list.
  func areGroups(_ value: Value) -> Bool {
    if case .list(let values, _) = value.form { values.contains(where: areGroups) } else { isGroup(value) }
  }

  /// Whether a type is named, and nobody here declares it.
  func isOutside(_ type: TypeName) -> Bool {
    guard case .nominal = type, !type.isOpen, type.wrapped == nil, type.element == nil, let key = type.key else { return false }
    return symbols.types[key].map(\.isExternal) ?? true
  }

  private func load(_ index: Int, _ how: Inclusion, _ value: Value) {
    let at = place(of: value)
    let from: Owner? =
      context.groups.last.map { .group($0) } ?? { if case .exact(let root) = how.container { .root(root) } else { nil } }()
    if let from { note(Include(from: from, to: index, kind: how.kind, condition: context.condition, at: at)) }
    switch how.container {
    case .parameter: return leaveToCallers(index)
    case .exact(let root): if !recording.roots[root].loaded.contains(index) { recording.roots[root].loaded.append(index) }
    case .ambient, .handed:
      calls.dependencies.effect()
      recording.loadedSomewhere.insert(index)
    }
    guard !context.groups.contains(index) else { return }
    let fill = { [self] in self.fill(index, isDynamic: how.kind == .dynamic, [value], how.body) }
    guard how.isOnce else { return fill() }
    once("\(how.container) \(index) \(arguments(of: value)) \(executables)", fill)
  }

  /// A group is loaded by another, or by a container.
  func note(_ include: Include) {
    recording.add(include, from: origin)
    let index = include.to
    if recording.groups[index].visibility != .public, let visibility = Visibility(rawValue: include.kind.rawValue) {
      recording.groups[index].visibility = visibility
    }
  }

  /// Which container loads a group is known where this is called.
  func leaveToCallers(_ index: Int) {
    calls.dependencies.effect()
    if let outermost = context.functions.first ?? nil { recording.loadsLeftToCallers[index, default: []].insert(outermost) }
  }

  /// A group has a type parameter that a caller binds.
  private func leaveTypeToCallers(_ index: Int) {
    guard let outermost = context.functions.first ?? nil else { return }
    calls.dependencies.effect()
    recording.loadsOfCallersTypes[index, default: []].insert(outermost)
  }

  /// Runs what the framework does to load a group.
  func fill(_ index: Int, isDynamic: Bool, _ values: [Value], _ body: ClosureValue) {
    recording.included.insert(index)
    with({
      $0.groups.append(index)
      $0.groupSite = $0.site
      $0.isGiven = recording.groups[index].level != .assembly && ($0.isGiven || isDynamic)
      $0.asker = .code(recording.groups[index].name)
      $0.phase = .deferred
      $0.isConditional = false
    }) {
      let again = ClosureValue(body.closure, at: body.place, frame: body.frame, environment: body.environment)
      _ = call(again, values, expecting: nil)
    }
  }

  /// What is once for each executable is told apart by it.
  var executables: String { origin.hosts.map { $0.sorted().description } ?? "" }

  /// From where is done what is being followed.
  var origin: Origin { program.executables.origin(context.sites, context.target) }

  /// What tells uses of one generic type apart.
  func arguments(of value: Value) -> String {
    guard case .metatype(let type) = value.form, type.description != type.key else { return "" }
    return type.description
  }

  /// Where a group's member is included: the call of the group's own code, or, where the framework reads a list, the element.
  func place(of member: Value) -> Location {
    let site = context.site
    return context.groupSite == site ? member.at ?? site : site
  }

  /// The group that a type is; nil where the program does not declare it or it has no group's shape.
  func group(of type: TypeName, _ vocabulary: Int) -> Int? {
    guard let key = type.key, let symbol = symbols.types[key], !symbol.isExternal, symbol.vocabulary == nil else { return nil }
    if let known = recording.groupIndex[key] { return known }
    guard let shape = shapes(of: symbol, type).first(where: { $0.vocabulary == vocabulary })?.shape,
      let id = symbol.declarations.first(where: { symbols.declaration($0).kind != .extension }) ?? symbol.declarations.first
    else { return nil }
    calls.dependencies.effect()
    var group = Group(
      name: symbol.key, level: shape.level, kind: shape.type, framework: symbols.vocabularies[vocabulary].framework,
      isDynamic: shape.isDynamic, target: symbols.targetOfFile[id.file], condition: condition(of: symbol, id),
      at: symbols.location(of: id))
    group.standsIn = standsIn(type, shape)
    group.isEmpty = isEmptyGroup(type)
    return recording.add(group, key)
  }

  /// The shape of a group that a type has in each vocabulary, whatever its arguments are.
  func shapes(of symbol: TypeSymbol, _ type: TypeName) -> [(vocabulary: Int, shape: GroupShape)] {
    if let known = symbol.shapes { return known }
    let levels = symbols.levels(of: type).filter { $0.symbol.vocabulary != nil }
    let found =
      levels.isEmpty
      ? []
      : symbols.vocabularies.enumerated().compactMap { vocabulary, words in
        words.shapes.first { shape in
          shape.scope == nil && levels.contains { $0.symbol.vocabulary == vocabulary && $0.symbol.path.last == shape.type }
        }.map { (vocabulary, $0) }
      }
    symbol.shapes = found
    return found
  }

  /// Whether a type says what it stands in for, rather than what every group of its shape says.
  private func standsIn(_ type: TypeName, _ shape: GroupShape) -> Bool {
    guard let name = shape.replacing, let member = symbols.members(of: type, named: name).first else { return false }
    return symbols.vocabulary(ofFile: member.id.file) == nil || symbols.enclosingType(member.id) == shape.type
  }

  /// The group of a function that registers outside any other group.
  func group(of function: DeclarationID, _ vocabulary: Int) -> Int {
    let key = "func \(function)"
    if let known = recording.groupIndex[key] { return known }
    let type = symbols.enclosingType(function).map { $0 + "." } ?? ""
    calls.dependencies.effect()
    let group = recording.add(
      Group(
        name: type + symbols.declaration(function).name, level: .module, kind: "function",
        framework: symbols.vocabularies[vocabulary].framework, target: symbols.targetOfFile[function.file],
        condition: conditions(function), at: symbols.location(of: function)), key)
    recording.functionsOfGroups[group] = function
    return group
  }

  /// The function in which something was chosen.
  func writer(_ depth: Int) -> DeclarationID? {
    context.functions[min(depth, context.functions.count - 1)].flatMap { id in
      symbols.declaration(id).kind == .function ? id : nil
    }
  }

  /// Who owns a registration: the group being loaded, else the function in which it was chosen, else the container itself.
  /// One put into a container that some caller must hand in has no owner yet.
  func owner(_ container: ContainerValue, depth: Int) -> Owner? {
    if let group = context.groups.last { return .group(group) }
    let function = writer(depth)
    switch container {
    case .parameter: return nil
    // Whether the function is a module is known when it is known which of its registrations stand.
    case .ambient, .handed: return nil
    case .exact(let root):
      // What nobody makes, or reads, is a module that nothing loads.
      let filler = recording.roots[root].isImplied ? context.functions.first.flatMap { $0 } ?? context.keeper : nil
      guard let function = function ?? filler else { return .root(root) }
      let index = group(of: function, recording.roots[root].vocabulary)
      if !recording.roots[root].loaded.contains(index) { recording.roots[root].loaded.append(index) }
      recording.included.insert(index)
      let at = depth > 0 ? context.sites[depth - 1] : symbols.location(of: function)
      let include = Include(from: .root(root), to: index, kind: .child, condition: context.condition, at: at)
      recording.add(include, from: origin)
      return .group(index)
    }
  }
}

/// How groups are loaded.
struct Inclusion {
  var kind: Include.Kind
  /// Each group once for each container.
  var isOnce: Bool
  var container: ContainerValue
  var vocabulary: Int
  var body: ClosureValue
}

/// A container of which some of what it loads could not be read.
struct OpenRoot: Hashable {
  var root: Int
  var at: Location
}
