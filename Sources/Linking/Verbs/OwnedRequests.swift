import Model

/// What a container asks for on behalf of the objects that it makes: for their properties, and for arguments that nobody brings.
extension Evaluator {
  /// `__owned(type, [required:], [name:])`: a property asks for the type when a container makes the object in which it stands.
  func own(_ arguments: VerbArguments, _ vocabulary: Int) {
    guard context.construction != nil else { return }
    let request = RequestRecord(
      container: .ambient(vocabulary), vocabulary: vocabulary, context: context, phase: .late,
      born: context.sites.count - 1, serial: recordNumber())
    request.isOwned = true
    request.saysName = arguments.labelled["name"] != nil
    let name = name(in: arguments)
    request.name = name.text
    request.nameIsUnknown = name == .unknown
    if case .truth(false)? = arguments.labelled["required"]?.form { request.isTolerant = true }
    if let type = metatype(arguments.free.first), !type.isOpen { request.expected = type } else { request.isOpen = true }
    recording.requests.append(request)
  }

  /// `__fill(truth, [of:])` on a container or registration: whether its objects get what their properties ask for.
  func fill(_ arguments: VerbArguments, _ receiver: Value) {
    let target = arguments.labelled["of"] ?? receiver
    guard case .truth(let fills)? = arguments.free.first?.form else { return }
    switch target.form {
    case .handle(let record): record.fills = fills
    case .container(.exact(let root)): recording.roots[root].fills = fills
    default: break
    }
  }

  /// Turns what properties and arguments ask for into recording.requests of the registrations that make the objects.
  func askOnBehalf(_ places: [ObjectIdentifier: Int]) {
    let owned = recording.requests.filter { $0.isOwned && $0.expected != nil }
    recording.requests.removeAll { $0.isOwned }
    let wiring = recording.registrations.filter { record in
      symbols.vocabularies[record.vocabulary].policy.wiresArguments && places[ObjectIdentifier(record)] != nil
    }
    guard !wiring.isEmpty || !owned.isEmpty else { return }
    var behalf = Behalf(records: wiring.isEmpty ? recording.registrations.filter { places[ObjectIdentifier($0)] != nil } : wiring)
    for request in owned {
      for record in behalf.records where fills(record) && makes(record, request.construction) {
        behalf.owned[ObjectIdentifier(record), default: []].append(request)
      }
    }
    for request in recording.requests where !request.isArgument && symbols.vocabularies[request.vocabulary].policy.wiresArguments
    {
      if let type = request.expected { behalf.ask(type, request.nameIsUnknown ? nil : request.name, request.arguments) }
    }
    // What is made when its container is closed is asked for then, and brought nothing.
    for record in wiring where record.provider.lifetime.isEager && isClosed(record.container) {
      guard let key = record.provider.keys.first else { continue }
      let question = Behalf.Question(type: key.type.unwrapped, name: key.name, arguments: [])
      if behalf.answering(question).contains(where: { $0 === record }) { askFor(record, question, &behalf) }
    }
    while let question = behalf.open.popLast() {
      for record in behalf.answering(question) { askFor(record, question, &behalf) }
    }
    for record in behalf.records where !behalf.met.contains(ObjectIdentifier(record)) {
      askFor(
        record, Behalf.Question(type: .unknown, name: record.provider.keys.first?.name, arguments: record.arguments), &behalf)
      while let question = behalf.open.popLast() {
        for record in behalf.answering(question) { askFor(record, question, &behalf) }
      }
    }
  }

  private func askFor(_ record: RegistrationRecord, _ question: Behalf.Question, _ behalf: inout Behalf) {
    behalf.met.insert(ObjectIdentifier(record))
    let isWired = question.arguments.isEmpty && !record.arguments.isEmpty
    let wanted = (behalf.owned[ObjectIdentifier(record)] ?? []) + (isWired ? record.taken : [])
    for request in wanted {
      guard let type = request.expected else { continue }
      let name = request.isOwned && request.saysName ? request.name : question.name
      guard behalf.done.insert("\(ObjectIdentifier(record)) \(request.at) \(type) \(name ?? "")").inserted else { continue }
      recording.requests.append(copy(request, for: record, name: name))
      behalf.ask(type, name, [])
    }
  }

  private func copy(_ request: RequestRecord, for record: RegistrationRecord, name: String?) -> RequestRecord {
    var around = Context(asker: .registration(record), sites: request.sites, functions: request.functions)
    (around.groups, around.condition, around.target) = (request.groups, request.condition, request.target)
    let new = RequestRecord(
      container: record.container, vocabulary: record.vocabulary, context: around,
      phase: request.isOwned ? .late : .eager, born: request.born, serial: recordNumber())
    new.expected = request.expected
    new.place = request.place
    new.isParameter = request.isParameter
    new.name = name
    new.nameIsUnknown = request.nameIsUnknown
    new.isTolerant = request.isTolerant
    return new
  }

  private func fills(_ record: RegistrationRecord) -> Bool {
    if let own = record.fills { return own }
    if case .exact(let root) = record.container { return recording.roots[root].fills }
    return true
  }

  /// Whether a registration makes objects of the type, or of one below it.
  private func makes(_ record: RegistrationRecord, _ type: String?) -> Bool {
    guard let type else { return false }
    let made = record.constructs.union([record.provider.implementation, record.exact].compactMap { $0?.unwrapped.key })
    return made.contains { key in symbols.types[key].map { symbols.type($0.nominal, inherits: type) } ?? false }
  }
}

/// The questions that registrations are met with, and who asks what for them.
private struct Behalf {
  struct Question: Hashable {
    var type: TypeName
    var name: String?
    var arguments: [TypeName]
  }

  let records: [RegistrationRecord]
  var owned: [ObjectIdentifier: [RequestRecord]] = [:]
  var open: [Question] = []
  var seen: Set<Question> = []
  var met: Set<ObjectIdentifier> = []
  var done: Set<String> = []

  init(records: [RegistrationRecord]) { self.records = records }

  mutating func ask(_ type: TypeName, _ name: String?, _ arguments: [TypeName]) {
    let question = Question(type: type.unwrapped, name: name, arguments: arguments)
    if seen.insert(question).inserted { open.append(question) }
  }

  /// Those that may answer: with the same number of arguments, else, where none are brought, those that take most.
  func answering(_ question: Question) -> [RegistrationRecord] {
    let type = question.type.baseName == "Weakly" ? question.type.arguments.first ?? question.type : question.type
    let typed = records.filter { record in
      record.provider.keys.contains { $0.type.unwrapped == type && ($0.name == nil || $0.name == question.name) }
    }
    let plain = typed.filter { $0.arguments.count == question.arguments.count }
    guard plain.isEmpty, question.arguments.isEmpty else { return plain }
    let most = typed.map(\.arguments.count).max() ?? 0
    return typed.filter { $0.arguments.count == most }
  }
}
