import Model

/// What a program gives to an object for later: a module to an assembly.
struct HandedModule {
  var value: Value
  var kind: String
  /// The container for which it was given, where it makes a difference.
  var container: ContainerValue?
}

extension Evaluator {
  /// `__list(groups, as: …)`: the group being loaded has these, whether or not they are loaded here.
  func list(_ arguments: VerbArguments, _ vocabulary: Int) {
    guard let value = arguments.free.first, let from = context.groups.last else { return }
    if isLeftToCaller(value) { counters.openings += 1 }
    let kind = Include.Kind(rawValue: arguments.text("as").text ?? "child") ?? .child
    for (type, member) in elements(of: value) {
      guard let index = group(of: type, vocabulary) else { continue }
      if recording.groups[index].visibility != .public, let visibility = Visibility(rawValue: kind.rawValue) {
        recording.groups[index].visibility = visibility
      }
      let include = Include(
        from: .group(from), to: index, kind: kind, condition: context.condition, at: place(of: member))
      if recording.includes[include] == nil { recording.includes[include] = recording.order }
    }
  }

  /// The types of the objects, or the types, that a value may be.
  private func elements(of value: Value) -> [(TypeName, Value)] {
    switch value.form {
    case .list(let values, _), .choice(let values): values.flatMap { elements(of: $0) }
    case .metatype(let type): [(type, value)]
    case .parameter: []
    default: [((value.exact ?? value.type).unwrapped, value)]
    }
  }

  /// `__give(value, to: receiver, as: …, for: container)`: kept under the receiver's type for whoever asks with `__given`.
  func give(_ arguments: VerbArguments, _ vocabulary: Int) {
    guard let value = arguments.free.first, let to = arguments.labelled["to"] else { return }
    if isLeftToCaller(value) { counters.openings += 1 }
    let kind = arguments.text("as").text ?? ""
    let container = arguments.labelled["for"].flatMap { self.container(of: $0) }
    for (receiver, _) in elements(of: to) {
      guard let key = receiver.key else { continue }
      for (_, element) in elements(of: value) {
        var module = HandedModule(value: element, kind: kind, container: container)
        module.value.at = element.at ?? context.site
        if !objects.handedModules[key, default: []].contains(where: { isSame($0, module) }) {
          objects.handedModules[key, default: []].append(module)
        }
      }
    }
  }

  private func isSame(_ one: HandedModule, _ other: HandedModule) -> Bool {
    one.kind == other.kind && elements(of: one.value).first?.0 == elements(of: other.value).first?.0
  }

  /// `__given(receiver, as: …, in: container)`: what was given to objects of the receiver's type. What is given for that same
  /// container later comes too late.
  func given(_ arguments: VerbArguments, _ vocabulary: Int, _ frame: Frame) -> Value {
    let kind = arguments.text("as").text ?? ""
    let container = arguments.labelled["in"].flatMap { self.container(of: $0) }
    let found = (arguments.free.first.map { elements(of: $0) } ?? []).flatMap { element -> [HandedModule] in
      let now = objects.handedModules[element.0.key ?? "", default: []]
      let before = objects.earlierModules[element.0.key ?? "", default: []]
      return before.filter { module in
        module.container == nil || module.container != container || now.contains { isSame($0, module) }
      } + now.filter { module in !before.contains { isSame($0, module) } }
    }
    let values = found.filter { $0.kind == kind }.map(\.value)
    return Value(.list(values, isComplete: true), type: .array(.unknown), born: frame.depth)
  }

  /// `__announce(type)`: the assembly being loaded says that somebody will provide the type.
  func announce(_ arguments: VerbArguments, _ receiver: Value, _ vocabulary: Int) {
    guard let type = metatype(arguments.free.first), !type.isOpen, let container = container(of: receiver) else { return }
    if let assembly = assembly() { recording.announcements.insert(Draft.Announcement(type: type, assembly: assembly)) }
    let words = symbols.vocabularies[vocabulary]
    let at = context.site
    recording.order += 1
    var provider = Provider(
      keys: [Key(type: type)], implementation: nil, lifetime: words.defaultLifetime, framework: words.framework,
      owner: owner(container, depth: context.sites.count - 1), at: at, site: at)
    provider.isPromise = true
    provider.hasMaker = false
    provider.order = recording.order
    provider.condition = context.condition
    let record = RegistrationRecord(
      provider, container: container, vocabulary: vocabulary, origin: program.executables.origin(context.sites, context.target),
      serial: recordNumber())
    if case .exact(let root) = container { load(record, root) }
    recording.registrations.append(record)
  }

  /// `__name(text)` on a registration: a name that goes with all its types.
  func addName(_ arguments: VerbArguments, _ handle: Value) {
    guard case .handle(let record) = handle.form, let value = arguments.free.first else { return }
    switch value.form {
    case .text(let text), .constant(let text): if !record.names.contains(text) { record.names.append(text) }
    case .parameter:
      record.isOpen = true
      counters.openings += 1
    default:
      for key in record.provider.keys { record.doubts.append(KeyDoubt(key: key, nameIsUnknown: true)) }
      note(.registration, "its name is not a constant")
    }
  }
}
