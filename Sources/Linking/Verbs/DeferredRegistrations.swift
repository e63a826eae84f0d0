import Model

/// What is said of a registration before it counts.
struct Later {
  /// The type as which it is to be provided; nil where what makes it says that.
  var type: TypeName?
  /// What it is known by instead of its type.
  var key: TypeName?
  /// Where it begins, and in which function.
  var at: Location
  var functions: [DeclarationID?]
}

extension Evaluator {
  /// `__provide(type: …, later: true)`: a registration begins. It counts, and stands, where `__done()` ends it.
  func begin(_ arguments: VerbArguments, _ container: ContainerValue, _ vocabulary: Int, _ frame: Frame) -> Value {
    let site = context.site
    let words = symbols.vocabularies[vocabulary]
    var provider = Provider(
      keys: [], implementation: nil, lifetime: words.defaultLifetime, framework: words.framework, owner: nil, at: site, site: site
    )
    provider.hasMaker = false
    if case .exact(let root) = container, let lifetime = recording.roots[root].lifetime { provider.lifetime = lifetime }
    let record = RegistrationRecord(
      provider, container: container, vocabulary: vocabulary, origin: program.executables.origin(context.sites, context.target),
      serial: recordNumber())
    var type = metatype(arguments.labelled["type"])
    if case .parameter? = arguments.labelled["type"]?.form { type = .open("type") }
    record.later = Later(type: type, at: site, functions: context.functions)
    return Value(.handle(record), type: builder(frame, type ?? .unknown), born: frame.depth)
  }

  /// `__done()` on a registration: all is said, so it counts from here on.
  func conclude(_ handle: Value) {
    guard case .handle(let record) = handle.form, let later = record.later else { return }
    let depth = max(min(record.made?.born ?? .max, context.sites.count - 1), 0)
    recording.order += 1
    record.provider.order = recording.order
    let isWhole = depth == context.sites.count - 1 && later.functions == context.functions
    record.provider.at = isWhole ? later.at : context.sites[depth]
    record.provider.site = context.site
    record.provider.owner = owner(record.container, depth: depth)
    record.provider.condition = context.condition
    record.provider.branches = Branches(context.branch)
    record.function = context.functions.first ?? nil
    record.writer = writer(depth)
    record.later = nil
    let made = record.made?.type ?? .unknown
    var type = later.type ?? made
    let implementation = (made == .unknown || made.isPartlyUnknown ? type : made).unwrapped
    record.provider.implementation = implementation == .unknown ? nil : implementation
    if record.provider.isCollected, later.key == nil, later.type != nil || type.element == nil { type = .array(type) }
    let isForeign = later.key == nil && later.type == nil && record.made?.isForeign == true
    finish(record, key: later.key ?? type, isForeign: isForeign, VerbArguments(labelled: ["type": Value()]))
    // What hands out objects is asked for by what it hands out: provided itself, it answers nobody.
    if later.key == nil, ["deferred", "weak", "provider"].contains(where: { has(type, $0) }) { record.provider.keys = [] }
    writeDown(record)
  }

  /// `__hazard("name", unless: truth, type: T.self)`: a pattern of a hazard, where the truth is known to be false. What only a
  /// debugging build or its opposite does is meant. `each: true`: what is right elsewhere does not excuse it; `alone: true`: not
  /// below containers of which nothing is known.
  func hazard(_ arguments: VerbArguments, _ receiver: Value, _ vocabulary: Int) {
    guard case .truth(let isFine)? = arguments.labelled["unless"]?.form,
      let pattern = Hazard.Pattern(rawValue: arguments.word(0)),
      let type = metatype(arguments.labelled["type"]), !type.isOpen, !context.condition.tests.contains(BuildCondition.debugging)
    else { return }
    if arguments.truth("alone"), case .exact(let root)? = container(of: receiver), isBelowUnknown(root) { return }
    // Where it is done right once, that counts for all.
    if isFine, !arguments.truth("each") { recording.excused.insert("\(pattern) \(type)") }
    guard !isFine else { return }
    var words = ["type": type.description]
    for word in ["other", "found", "expected"] { words[word] = metatype(arguments.labelled[word])?.description }
    recording.hazards.insert(
      HazardOccurrence(
        pattern, framework: symbols.vocabularies[vocabulary].framework, words: words,
        at: declaredPlace(arguments) ?? context.site))
  }

  /// `at: T.self, member: "Name"`: the place of that member of a type, else of the type.
  func declaredPlace(_ arguments: VerbArguments) -> Location? {
    guard let key = metatype(arguments.labelled["at"])?.key, let symbol = symbols.types[key] else { return nil }
    let member = arguments.text("member").text.flatMap { symbol.members[$0]?.first }
    return (member ?? symbol.declarations.first).map { symbols.location(of: $0) }
  }
}
