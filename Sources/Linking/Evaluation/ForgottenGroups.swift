import Model

/// Groups that nothing loads, and functions that register though nothing calls them.
extension Evaluator {
  /// Groups that nothing loads: what they would register is read all the same, for nobody or for an implied container.
  func loadForgottenGroups() {
    for (vocabulary, words) in symbols.vocabularies.enumerated() {
      var found: [(Int, GroupShape, TypeName)] = []
      for key in symbols.types.keys.sorted() {
        guard let symbol = symbols.types[key], !symbol.isExternal, symbol.vocabulary == nil, !symbol.isProtocol else { continue }
        let type = symbol.nominal
        guard let index = group(of: type, vocabulary), recording.groups[index].framework == words.framework,
          !recording.included.contains(index), !isLoadedBelow(key),
          let shape = words.shapes.first(where: { $0.type == recording.groups[index].kind })
        else { continue }
        found.append((index, shape, type))
      }
      found = found.filter { index, shape, type in !shape.isRoot || !makeRoot(index, shape, type) }
      found = found.filter { index, shape, type in
        guard let method = shape.method, isLoadedOutOfSight(index, vocabulary) else { return true }
        run(index, type, method, .ambient(vocabulary))
        recording.included.insert(index)
        return false
      }
      found = found.filter { !recording.included.contains($0.0) }
      guard !found.isEmpty else { continue }
      recording.forgottenGroups.formUnion(found.map(\.0))
      let impliedContainer = impliedContainer(vocabulary)
      shareWithLibraries(impliedContainer, groups: found.map(\.0))
      let below = Set(recording.includes.keys.compactMap { if case .group = $0.from { $0.to } else { nil } })
      for (index, shape, type) in found.sorted(by: {
        (below.contains($0.0) ? 1 : 0, recording.groups[$0.0].at) < (below.contains($1.0) ? 1 : 0, recording.groups[$1.0].at)
      })
      where !recording.roots[impliedContainer].loaded.contains(index) {
        recording.roots[impliedContainer].loaded.append(index)
        guard let method = shape.method else { continue }
        run(index, type, method, .exact(impliedContainer))
      }
    }
  }

  /// Whether an object that some container makes loads a group, while it is made, into a container that it is handed: which, nobody says who
  /// could be seen.
  private func isLoadedOutOfSight(_ index: Int, _ vocabulary: Int) -> Bool {
    guard let loaders = recording.loadsLeftToCallers[index],
      recording.roots(of: vocabulary).contains(where: { recording.roots[$0].isCertain })
    else { return false }
    let made = Set(recording.registrations.compactMap { $0.provider.implementation?.unwrapped.key })
    return loaders.contains { id in
      symbols.declaration(id).kind == .initializer && symbols.enclosingType(id).map(made.contains) ?? false
    }
  }

  /// Whether a group is loaded that inherits from this one: what the base class does, it does there.
  private func isLoadedBelow(_ key: String) -> Bool {
    symbols.subtypes[key] != nil
      && symbols.descendants(of: key).contains { recording.groupIndex[$0].map(recording.included.contains) ?? false }
  }

  /// A group that is a root by itself, whoever makes it: its method makes the container. False where it needs type arguments.
  private func makeRoot(_ index: Int, _ shape: GroupShape, _ type: TypeName) -> Bool {
    guard !type.isOpen, let method = shape.method else { return false }
    run(index, type, method, nil)
    return true
  }

  /// Calls the method by which a group registers, with a container for every container that it takes.
  func run(_ index: Int, _ type: TypeName, _ method: String, _ container: ContainerValue?) {
    guard let member = symbols.members(of: type, named: method).first(where: { symbols.declaration($0.id).body != nil }) else {
      return
    }
    let declaration = symbols.declaration(member.id)
    let scope = Scope(file: member.id.file, declaration: member.id)
    let given = declaration.parameters.map { parameter in
      let type = parameter.type.map { symbols.resolve($0, in: scope) } ?? .unknown
      let taken = containerVocabulary(type) == nil ? nil : container.map { Value(.container($0), type: type, born: 0) }
      return Given(label: parameter.label, isTrailing: false, value: taken ?? Value(.parameter, type: type, born: 0))
    }
    let receiver = declaration.isStatic ? Value(.metatype(type), type: .metatype(type), born: 0) : Value(type: type, born: 0)
    let start = Context(
      asker: .code(recording.groups[index].name), groups: container == nil ? [] : [index],
      sites: CallPath(recording.groups[index].at), functions: [nil],
      condition: recording.groups[index].condition, target: recording.groups[index].target)
    with({ $0 = start }) {
      let frame = Frame(scope: scope, function: nil, receiver: receiver, depth: 0)
      let function = FunctionValue(candidates: [Overload(id: member.id, generics: member.generics)], receiver: receiver)
      settle(invoke(function, given, nil, frame, Environment(parent: nil)))
    }
  }

  /// A container that stands for whoever may load what nobody here loads.
  func impliedContainer(_ vocabulary: Int) -> Int {
    if let known = recording.roots(of: vocabulary).first(where: { recording.roots[$0].isImplied }) { return known }
    let place =
      symbols.digests.first.map { Location(file: $0.file, line: 1, column: 1) } ?? Location(file: "", line: 1, column: 1)
    recording.roots.append(RootRecord(name: "any container", vocabulary: vocabulary, isImplied: true, at: place))
    // Where roots are types, a part without one is completed by roots that are not here.
    if symbols.vocabularies[vocabulary].shapes.contains(where: \.isRoot) {
      recording.openRoots.insert(OpenRoot(root: recording.roots.count - 1, at: place))
    }
    return recording.roots.count - 1
  }

  /// Of the groups that no container loads, those of which only previews speak, or nobody but perhaps tests, or ways that the program
  /// never takes, and what these load.
  func noteGroupsSetAside(_ draft: inout Draft) {
    let loaded = Set(draft.roots.flatMap(\.loaded))
    guard draft.groups.indices.contains(where: { !loaded.contains($0) }) else { return }
    // Which container has it nobody can tell; some container does.
    for index in recording.loadedSomewhere where !loaded.contains(index) { draft.groups[index].isHandedOut = true }
    let places = Set(program.idleCode.previewed.map(symbols.location))
    let forTests = groupsForTests()
    var open: [Int] = []
    for index in draft.groups.indices where !loaded.contains(index) {
      if forTests.contains(index) || isSetAside(draft.groups[index].name) { open.append(index) }
      draft.groups[index].isSetAside = places.contains(draft.groups[index].at)
      guard let loaders = recording.loadsOfCallersTypes[index] else { continue }
      // What a function is there for that others may call is no leftover for want of a caller.
      if loaders.contains(where: symbols.isPublic) {
        open.append(index)
      } else {
        draft.groups[index].loadedIdly = loaders.map(symbols.location).min()
      }
    }
    for (group, load) in idleLoads() {
      // What fills the container that it makes itself is no module.
      if draft.groups[group].kind == "function" {
        draft.groups[group].isSetAside = !loaded.contains(group)
      } else if load.isForTests {
        draft.groups[group].loadedIdly = loaded.contains(group) ? nil : load.at
        open.append(group)
      }
    }
    var next: [Int: [Int]] = [:]
    for include in draft.includes { if case .group(let from) = include.from { next[from, default: []].append(include.to) } }
    var seen: Set<Int> = []
    while let index = open.popLast() {
      guard seen.insert(index).inserted else { continue }
      if !loaded.contains(index), draft.groups[index].loadedIdly == nil { draft.groups[index].isSetAside = true }
      open += next[index] ?? []
    }
  }

  /// Whether ways that the program never takes speak of a group, or of a function, also where an object of a type below calls it.
  private func isSetAside(_ group: String) -> Bool {
    let path = group.split(separator: ".")
    guard let last = path.last, !calls.namesSetAside.isEmpty else { return false }
    let owner = path.dropLast().joined(separator: ".")
    let owners = owner.isEmpty ? [] : [owner] + symbols.descendants(of: owner)
    return calls.namesSetAside.contains(String(last))
      || owners.contains { key in key.split(separator: ".").last.map { calls.namesSetAside.contains("\($0).\(last)") } ?? false }
  }

  /// Whether a function is the one that registers what a group has.
  func isGroupMethod(_ id: DeclarationID) -> Bool {
    guard let key = symbols.enclosingType(id), let index = recording.groupIndex[key] else { return false }
    let words = symbols.vocabularies.first { $0.framework == recording.groups[index].framework }
    return words?.shapes.contains { $0.type == recording.groups[index].kind && $0.method == symbols.declaration(id).name }
      ?? false
  }

  /// Functions that register into a container handed to them, or fill from it what others make, and that no visible code calls with
  /// one.
  func runForgottenFunctions() {
    let closed = Set(
      recording.registrations.filter { if case .parameter = $0.container { false } else { !$0.isOpen } }.map(\.provider.site))
    var waiting: [DeclarationID: Int] = [:]
    for record in recording.registrations where !record.isOpen && !closed.contains(record.provider.site) {
      // A second copy of a group's own method is not a function that somebody forgot to call.
      // Nor is one that registers whatever type it is handed a module.
      if let function = record.function, !isGroupMethod(function), symbols.declaration(function).generics.isEmpty {
        waiting[function] = record.vocabulary
      }
    }
    var filling: Set<DeclarationID> = []
    for (site, function) in recording.fillingsLeftToCallers where !recording.fillings.contains(site) {
      guard !isGroupMethod(function.id), symbols.declaration(function.id).generics.isEmpty else { continue }
      waiting[function.id] = function.vocabulary
      filling.insert(function.id)
    }
    for (id, vocabulary) in waiting.sorted(by: { $0.key < $1.key }) {
      let impliedContainer = impliedContainer(vocabulary)
      shareWithLibraries(impliedContainer, fillers: [id])
      let group = group(of: id, vocabulary)
      recording.groups[group].fills = filling.contains(id)
      evaluate(id, container: .exact(impliedContainer), group: group)
      recording.roots[impliedContainer].loaded.append(group)
    }
  }

  /// Those of some functions that programs which are not here may call, or that something calls which they may call, as far as names tell.
  func calledByProgramsElsewhere(_ functions: Set<DeclarationID>) -> Set<DeclarationID> {
    guard !functions.isEmpty, !program.beginsHere else { return [] }
    var called: [DeclarationID: [DeclarationID]] = [:]
    var seen = functions
    var open = functions.sorted()
    while let next = open.popLast() {
      for caller in program.spokenNames.speakers(of: symbols.declaration(next).name) where caller.index >= 0 {
        called[caller, default: []].append(next)
        if seen.insert(caller).inserted { open.append(caller) }
      }
    }
    open = seen.filter(isOfferedToProgramsElsewhere).sorted()
    var found = Set(open)
    while let next = open.popLast() { open += (called[next] ?? []).filter { found.insert($0).inserted } }
    return functions.intersection(found)
  }
}
