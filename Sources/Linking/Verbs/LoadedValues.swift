import Model

/// A file of values that was loaded into a container.
struct LoadedFile {
  /// nil where the file is not known, or what is loaded is none.
  var name: String?
  var suffix: String
  var vocabulary: Int
  /// The outermost function from which it is loaded.
  var function: DeclarationID?
  var isCaught: Bool
  var at: Location
}

/// A value that was asked of a container by its name.
struct AskedValue {
  var name: String
  var root: Int
  /// What becomes of the answer.
  var request: RequestRecord
  /// It is asked while code runs, not by what a container calls later: what had been loaded then is known.
  var isNow: Bool
  /// How many files had been loaded.
  var loaded: Int
  var function: DeclarationID?
}

extension Evaluator {
  /// `__resource(name, "json")`: a file of values, to be loaded.
  func resource(_ arguments: VerbArguments, _ frame: Frame) -> Value {
    let name = VerbArguments(labelled: arguments.free.first.map { ["name": $0] } ?? [:]).text("name")
    if name == .open { counters.openings += 1 }
    return Value(.resource(name, suffix: arguments.word(1)), type: frame.receiver?.type ?? .unknown, born: frame.depth)
  }

  /// `__load(files)`: the container takes their values, after those that it has.
  func load(_ arguments: VerbArguments, _ receiver: Value) {
    guard let file = arguments.free.first, let container = container(of: receiver) else { return }
    switch container {
    case .exact(let root): load(file, into: root, recording.roots[root].vocabulary)
    // Which container takes it is not known, so any may.
    case .ambient(let vocabulary), .handed(let vocabulary): load(file, into: -1, vocabulary)
    case .parameter: break
    }
  }

  private func load(_ value: Value, into root: Int, _ vocabulary: Int) {
    var loaded = LoadedFile(
      name: nil, suffix: "", vocabulary: vocabulary, function: context.functions.first ?? nil, isCaught: context.isCaught,
      at: context.site)
    switch value.form {
    case .list(let values, let isComplete):
      for value in values { load(value, into: root, vocabulary) }
      if isComplete { return }
    case .choice(let values):
      for value in values { load(value, into: root, vocabulary) }
      return
    case .null: return
    case .resource(.known(let name), let suffix):
      loaded.name = name
      loaded.suffix = suffix
    case .parameter, .resource(.open, _):
      counters.openings += 1
      return
    default: break
    }
    recording.loadedFiles[root, default: []].append(loaded)
  }

  /// `__value(type, name)`: a value by its name, among those that the container took from files.
  func value(_ arguments: VerbArguments, _ receiver: Value, _ vocabulary: Int, _ frame: Frame) -> Value {
    guard arguments.free.count > 1, let container = container(of: receiver) else { return Value() }
    let request = RequestRecord(
      container: container, vocabulary: vocabulary, context: context, phase: context.phase, born: arguments.free[1].born,
      serial: recordNumber())
    request.answersOptional = true
    if let type = metatype(arguments.free.first), !type.isOpen { request.expected = type }
    let name = VerbArguments(labelled: ["name": arguments.free[1]]).text("name")
    if name == .open { counters.openings += 1 }
    if case .exact(let root) = container, let name = name.text {
      var isNow = !context.isLater && context.serving == nil
      if case .registration = context.asker { isNow = false }
      recording.askedValues.append(
        AskedValue(
          name: name, root: root, request: request, isNow: isNow, loaded: recording.loadedFiles[root, default: []].count,
          function: context.functions.first ?? nil))
    }
    return Value(.request(request), type: request.expected.map { .optional($0) } ?? .unknown, born: frame.depth)
  }

  /// What is wrong with files of values, and with what is asked of them.
  func draftValues(_ draft: inout Draft, _ files: [ValueFile]) {
    var known: [String: [ValueFile]] = [:]
    for file in files { known["\(file.name).\(file.suffix)", default: []].append(file) }
    for asked in recording.askedValues {
      let type = asked.request.expected
      guard asked.request.isForced, type?.wrapped == nil, let how = fault(asked, known) else { continue }
      draft.hazardOccurrences.append(
        HazardOccurrence(
          .missingValue, framework: symbols.vocabularies[asked.request.vocabulary].framework,
          words: ["name": asked.name, "how": how], at: asked.request.at))
    }
    for (_, loads) in recording.loadedFiles.sorted(by: { $0.key < $1.key }) {
      for load in loads {
        guard let name = load.name else { continue }
        let framework = symbols.vocabularies[load.vocabulary].framework
        let full = "\(name).\(load.suffix)"
        let found = known[full] ?? []
        if found.isEmpty, !load.isCaught {
          draft.hazardOccurrences.append(HazardOccurrence(.missingFile, framework: framework, words: ["name": full], at: load.at))
        }
        for file in found {
          if case .unknown(let why) = file.content {
            note(.registration, "what `\(full)` holds is not known: \(why)", at: load.at)
          }
          guard case .broken(let how, let place) = file.content, found.allSatisfy(\.isBroken) else { continue }
          draft.hazardOccurrences.append(
            HazardOccurrence(
              .brokenFile, framework: framework, words: ["name": full, "how": how],
              related: [Finding.Note("it is loaded here", at: load.at)], at: Location(file.file, place)))
        }
      }
    }
  }

  /// Why there is surely no answer; nil where there may be one.
  private func fault(_ asked: AskedValue, _ known: [String: [ValueFile]]) -> String? {
    let own = recording.loadedFiles[asked.root] ?? []
    let loads = own + (recording.loadedFiles[-1] ?? [])
    guard let kinds = kinds(of: asked.name, in: loads, known) else { return nil }
    let names = { (loads: [LoadedFile]) in
      Set(loads.map { "`\($0.name ?? "").\($0.suffix)`" }).sorted().joined(separator: " and ")
    }
    guard kinds.contains(where: { !$0.isEmpty }) else {
      let above = recording.roots[asked.root].parents.flatMap { recording.loadedFiles[$0] ?? [] }.filter { load in
        self.kinds(of: asked.name, in: [load], known)?.contains { !$0.isEmpty } ?? false
      }
      if !above.isEmpty {
        return "a container above has loaded it from \(names(above)), and a container sees no values but its own"
      }
      return loads.isEmpty ? "no file is loaded into its container" : "there is no such key in \(names(loads))"
    }
    let holding = zip(loads.indices, kinds).filter { !$0.1.isEmpty }.map(\.0)
    if asked.isNow, holding.allSatisfy({ $0 >= asked.loaded && $0 < own.count && own[$0].function == asked.function }) {
      return "\(names(holding.map { loads[$0] })) is loaded only afterwards"
    }
    guard let type = asked.request.expected, let last = kinds.last(where: { !$0.isEmpty }),
      kinds.allSatisfy({ $0.allSatisfy { !$0.mayBeRead(as: type) } }), let kind = last.first
    else { return nil }
    return "it is \(kind.description) there, which is not read as `\(type)`"
  }

  /// For each load the kinds that a key has in the files of its name; nil where some file is not known.
  private func kinds(of key: String, in loads: [LoadedFile], _ known: [String: [ValueFile]]) -> [[ValueFile.Kind]]? {
    var all: [[ValueFile.Kind]] = []
    for load in loads {
      guard let name = load.name, let files = known["\(name).\(load.suffix)"] else { return nil }
      var kinds: [ValueFile.Kind] = []
      for file in files {
        guard case .values(let values) = file.content else { return nil }
        if let kind = values[key] { kinds.append(kind) }
      }
      all.append(kinds)
    }
    return all
  }
}

extension ValueFile {
  fileprivate var isBroken: Bool { if case .broken = content { true } else { false } }
}

extension ValueFile.Kind {
  /// Whether a cast to a type may succeed, as Foundation bridges values. What is not plain may.
  fileprivate func mayBeRead(as type: TypeName) -> Bool {
    if self == .nothing { return false }
    let numbers: Set = ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
    switch type.baseName {
    case "String": return self == .text
    case "Array": return self == .list
    case "Dictionary": return self == .table
    case "Bool": return self == .truth || self == .whole || self == .fraction
    case "Double", "Float", "CGFloat": return self == .truth || self == .whole || self == .fraction
    case let name? where numbers.contains(name): return self == .truth || self == .whole || self == .fraction
    default: return true
    }
  }

  fileprivate var description: String {
    switch self {
    case .text: "a text"
    case .whole, .fraction: "a number"
    case .truth: "true or false"
    case .list: "a list"
    case .table: "a dictionary"
    case .data: "data"
    case .date: "a date"
    case .nothing: "null"
    }
  }
}
