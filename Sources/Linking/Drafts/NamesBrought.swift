import Model

/// A run-time argument under whose text a maker asks for something.
struct NamingArgument {
  /// Which it is.
  var number: String
  /// The type of which the text is a raw value; nil: it is a text itself.
  var rawOf: TypeName?
}

/// Makers that ask for something under a name which whoever asks for their object brings: `resolve(Frame.self, argument: "home")`.
extension Evaluator {
  /// Which argument of the registration that asks a name is.
  func namingArgument(_ value: Value?) -> NamingArgument? {
    guard case .request(let request)? = value?.form, request.isArgument, let number = request.argument,
      case .registration(let owner) = request.asker, case .registration(let asker) = context.asker, owner === asker
    else { return nil }
    return NamingArgument(number: number, rawOf: request.rawOf)
  }

  /// The names that an expression chooses from: `isLate ? "dusk" : "dawn"`.
  ///
  /// What chooses for types that others hand over chooses for all of them at once, and few of them are there under both.
  func eitherName(_ value: Value?, typed type: Value?) -> [String?] {
    guard let value, value.isEither, type.map({ $0.born == value.born }) ?? true else { return [] }
    return names(value)
  }

  /// The names of which one is meant: `page.name`, which a `switch` over the cases answers.
  func anyName(_ value: Value?) -> [String?] { value.map { isSurely($0) ? names($0) : [] } ?? [] }

  private func names(_ value: Value) -> [String?] {
    guard case .choice(let values) = value.form else { return [] }
    var names: [String?] = []
    for value in values {
      switch value.form {
      case .text(let text): names.append(text)
      case .null: names.append(nil)
      default: return []
      }
    }
    return names
  }

  /// The raw value of the one or the other case.
  func eitherRaw(_ value: Value) -> Value? {
    guard value.isEither, case .choice(let values) = value.form else { return nil }
    var raw: [Value] = []
    for one in values {
      guard case .constant(let name) = one.form, let text = rawText(name, value.type) else { return nil }
      raw.append(Value(.text(text), type: .named("String"), born: value.born))
    }
    var either = Value(.choice(raw), type: .named("String"), born: value.born)
    either.isEither = true
    return either
  }

  /// The raw value of a case of which nobody knows which it is: one of those of all cases.
  func anyRaw(_ value: Value, _ frame: Frame) -> Value? {
    guard case .plain = value.form, case .list(let cases, true)? = allCases(of: value.type.unwrapped, frame)?.form else {
      return nil
    }
    let texts = cases.compactMap { one in
      if case .constant(let name) = one.form { rawText(name, one.type) } else { nil }
    }
    guard texts.count == cases.count, !texts.isEmpty else { return nil }
    let raw = texts.map { Value(.text($0), type: .named("String"), born: value.born) }
    var any = oneOf(raw, type: .named("String"), born: value.born)
    any.isWhole = true
    return any
  }

  /// The raw value of a run-time argument.
  func rawArgument(_ value: Value) -> Value? {
    guard case .request(let request) = value.form, request.isArgument, request.argument != nil, request.rawOf == nil else {
      return nil
    }
    let raw = RequestRecord(
      request, sites: request.sites, functions: request.functions, born: request.born, serial: request.serial)
    raw.rawOf = value.type.unwrapped
    raw.expected = .named("String")
    return Value(.request(raw), type: .named("String"), born: value.born)
  }

  /// Whether a request brings something that is left to whoever calls the code that asks.
  func bringsWhatCallersHave(_ arguments: VerbArguments) -> Bool {
    switch arguments.labelled["arguments"]?.form {
    case .list(let values, _)?: values.contains(where: isLeftToCallers)
    case .tuple(let parts)?: parts.contains { isLeftToCallers($0.value) }
    default: false
    }
  }

  /// A maker's need once for each name that is brought for it, and whether these are all: else somebody brings what cannot be
  /// told, or nobody who could be seen brings anything.
  func namesBrought(
    for request: RequestRecord, _ item: Draft.Request, _ kept: DraftedRoots, _ places: [ObjectIdentifier: Int]
  ) -> (named: [Draft.Request], isWhole: Bool) {
    if !request.eitherName.isEmpty || !request.anyName.isEmpty {
      // Whoever registers under one of two names may do so by the same condition.
      let isChosenToo = recording.registrations.contains { record in
        record.doubts.contains { $0.nameIsUnknown && $0.key.type.unwrapped == item.need.key.type }
      }
      if isChosenToo { return ([], false) }
      let named = (request.eitherName + request.anyName).map { name in
        var one = item
        one.need.key.name = name
        one.need.isConditional = true
        one.isOneName = request.eitherName.isEmpty
        return one
      }
      return (named, true)
    }
    guard let argument = request.namedBy, case .registration(let record) = request.asker else { return ([], false) }
    let askers = askers(of: record, places).filter { !asksElsewhere($0, item, kept) }
    let completed = Set(askers.lazy.filter { !$0.bringsWhatCallersHave }.map(\.site))
    var named: [Draft.Request] = []
    var isWhole = true
    for asker in askers where !asker.bringsWhatCallersHave || !completed.contains(asker.site) {
      guard let constant = asker.brings.first(where: { $0.argument == argument.number }),
        let name = constant.constants.first.flatMap({ text($0, argument) }), let roots = roots(asker, item, kept)
      else {
        isWhole = false
        continue
      }
      guard request.chosen.allSatisfy({ $0.mayHold(asker.brings) }) else { continue }
      var one = item
      one.roots = roots
      one.isBrought = true
      one.need.key.name = name
      one.need.condition = item.need.condition.and(asker.condition)
      one.need.chosen = item.need.chosen.isEmpty ? [[constant]] : item.need.chosen.map { ($0 + [constant]).sorted() }
      named.append(one)
    }
    return (named, isWhole && !askers.isEmpty)
  }

  /// Those who may ask for what a registration makes, but for code that nobody calls.
  private func askers(of record: RegistrationRecord, _ places: [ObjectIdentifier: Int]) -> [RequestRecord] {
    recording.requests.filter { asker in
      guard !asker.isArgument, !asker.isOpen, let expected = asker.expected?.unwrapped, !asker.arguments.isEmpty,
        asker.arguments.count == record.arguments.count, (asker.functions.first ?? nil).map(recording.uncalled.contains) != true
      else { return false }
      if case .registration(let other) = asker.asker, places[ObjectIdentifier(other)] == nil { return false }
      return record.provider.keys.contains { key in
        key.type.unwrapped == expected && (asker.nameIsUnknown || key.name == asker.name)
          && zip(key.arguments, asker.arguments).allSatisfy { $0 == $1 || $0.isPartlyUnknown || $1.isPartlyUnknown }
      }
    }
  }

  /// Whether neither the container that somebody asks nor one above it is one in which the maker asks.
  private func asksElsewhere(_ asker: RequestRecord, _ item: Draft.Request, _ kept: DraftedRoots) -> Bool {
    guard case .exact(let root) = asker.container, !item.roots.isEmpty else { return false }
    var open = [root]
    var seen: Set<Int> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      let above = recording.roots[next]
      if above.isBelowUnknown || above.isBelowMore || kept.of(next).contains(where: item.roots.contains) { return false }
      open += above.parents
    }
    return true
  }

  /// The containers in which a maker asks for the sake of one who asks for its object; nil: more than can be told apart.
  private func roots(_ asker: RequestRecord, _ item: Draft.Request, _ kept: DraftedRoots) -> [Int]? {
    if case .exact(let root) = asker.container {
      let own = kept.of(root).filter(item.roots.contains)
      if !own.isEmpty { return own }
    }
    return item.roots.count > 1 ? nil : item.roots
  }

  /// The name that a constant is as an argument.
  private func text(_ constant: String, _ argument: NamingArgument) -> String? {
    let rest = String(constant.dropFirst())
    if let type = argument.rawOf { return constant.hasPrefix(".") ? rawText(rest, type) : nil }
    return constant.hasPrefix("\"") ? rest : nil
  }
}

extension Draft {
  /// Adds a need, unless it is there already.
  mutating func add(_ item: Request, _ known: inout [String: Int]) {
    var item = item
    let identity =
      "\(item.need.by) \(item.need.at) \(item.need.key) \(item.need.phase) \(item.need.isMany) \(item.need.isOptional) \(item.need.isUnwrapped) \(item.isBrought) \(item.standsInFor)"
    if let index = known[identity] {
      requests[index].roots = Array(Set(requests[index].roots + item.roots)).sorted()
      requests[index].need.alsoChosen(item.need)
      requests[index].hosts = requests[index].hosts.flatMap { known in item.hosts.map { known.union($0) } }
    } else {
      known[identity] = requests.count
      item.roots.sort()
      requests.append(item)
    }
  }
}

extension Need {
  /// Takes over what another says, which is the same need once more.
  fileprivate mutating func alsoChosen(_ other: Need) {
    if brings != other.brings { brings = [] }
    let isFree = chosen.isEmpty || other.chosen.isEmpty
    chosen = isFree ? [] : Set(chosen + other.chosen).sorted { $0.lexicographicallyPrecedes($1) }
  }
}
