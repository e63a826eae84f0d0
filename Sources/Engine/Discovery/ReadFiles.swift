import Model
import Packing
import Reading

/// What one file gave.
enum FileContent: Sendable {
  case digest(Digest)
  /// No more than a skim tells.
  case skimmed(Digest)
  /// Why it could not be read, and what it imports, as far as one can tell.
  case unread(file: String, reason: String, modules: Set<String>?)

  var digest: Digest? {
    switch self {
    case .digest(let digest), .skimmed(let digest): digest
    case .unread: nil
    }
  }
}

/// What decides how much of the files is read.
struct ReadingPlan: Sendable {
  /// Modules of frameworks. Where no file imports one, nothing is parsed.
  var modules: Set<String> = []
  /// Frameworks whose source may stand in one file of the program.
  var copied: [Framework] = []
  /// How names begin that speak of containers without such an import.
  var beginnings: [String] = []
  /// Words with which comments begin that tools read.
  var words: [String] = []
  /// Each file is parsed, whatever it imports.
  var isWhole = true
  /// Files that are parsed in any case; relative to the root.
  var named: Set<String> = []

  init() {}

  init(asking frameworks: [Framework]) {
    let generations = frameworks.flatMap(\.generations)
    modules = Set(frameworks.flatMap(\.modules))
    copied = frameworks.filter { !$0.sourceTypes.isEmpty }
    beginnings = generations.compactMap { $0.annotations?.word }
    words = Set(generations.flatMap(\.commentWords)).sorted()
  }

  /// What a skim of a source tells; nil where it tells too little and what stands before its last import is too long to be parsed.
  func glance(at bytes: [UInt8]) -> Glance? {
    let skim = skim(bytes, asking: SkimQuestion(comments: words + ["dilint"], beginnings: beginnings))
    guard let digest = skim.digest(of: bytes) else { return nil }
    let isSpoken = !skim.modules.isDisjoint(with: modules) || copied.contains { $0.isCopied(in: digest) }
    return Glance(
      isAsked: skim.isSpokenTo || isSpoken, namesTypes: skim.namesTypes, types: skim.types, genericOwners: skim.genericOwners,
      digest: digest)
  }

  /// What is made of a text depends on this, too.
  var question: [String] { modules.sorted() + [""] + beginnings + [""] + words + [""] + copied.flatMap(\.sourceTypes) }
}

/// Reads files, several at a time; paths relative to `root`. What an earlier run made of the same text is taken from the cache.
///
/// Where none of them has to do with containers, a digest says no more than what a skim tells: imports, protocols, classes. Only
/// files that may hold a container of the program's own, and those that somebody named, are read all the same.
func contents(
  of files: [String], root: String, in source: any FileSource = Disk(), plan: ReadingPlan = ReadingPlan(), threads: Int,
  cache: Cache? = nil,
  _ progress: RunProgress? = nil
) -> [FileContent] {
  let looks = plan.isWhole ? [] : glances(files, root: root, source, plan, threads: threads, cache)
  if !plan.isWhole {
    if !looks.contains(where: { $0.value?.isAsked ?? false }) {
      let kept = ownTypes(keptIn: looks.compactMap(\.value))
      let whole = { (isMeant: @escaping @Sendable (Look<Glance>) -> Bool) in
        inParallel(looks.count, threads: threads) { index, thread -> Look<Digest>? in
          guard isMeant(looks[index]) else { return nil }
          return look(at: looks[index].file, root: root, source, thread, cache, as: .digest) { digestWithinLimits(of: $0) }
        }
      }
      let first = whole { plan.named.contains($0.file) || $0.value?.speaks(of: kept) ?? false }
      // By what a thing is handed over beside its type, stands elsewhere.
      let carriers = first.reduce(into: Set<String>()) { $0.formUnion($1?.value?.handedBesideTypes ?? []) }
      let read = zip(first, whole { $0.value.map { !carriers.isDisjoint(with: $0.types) && !$0.speaks(of: kept) } ?? false })
        .map { $0 ?? $1 }
      cache?.keep(looks.compactMap(\.finding) + read.compactMap { $0?.finding })
      return zip(looks, read).map { glance, whole in
        whole.map { $0.content { $0 } } ?? glance.content(isSkim: true) { $0.digest }
      }
    }
  }
  let digests = inParallel(files.count, threads: threads) { index, thread in
    defer { progress?.advance() }
    return look(at: files[index], root: root, source, thread, cache, as: .digest) {
      digestWithinLimits(of: $0, words: plan.words)
    }
  }
  // How many were skimmed before one was met that has to do with containers is a matter of chance.
  cache?.keep(digests.compactMap(\.finding), aside: looks.compactMap(\.finding))
  return digests.map { $0.content { $0 } }
}

/// The digests of some files, whatever was told of them before; nothing of those that cannot be read.
func digests(of files: [String], root: String, in source: any FileSource, threads: Int) -> [Digest] {
  inParallel(files.count, threads: threads) { index, thread in
    look(at: files[index], root: root, source, thread, nil, as: .digest) { digestWithinLimits(of: $0) }
  }.compactMap { $0.content { $0 }.digest }
}

/// What a skim of each file tells, up to one that has to do with containers.
private func glances(
  _ files: [String], root: String, _ source: any FileSource, _ plan: ReadingPlan, threads: Int, _ cache: Cache?
) -> [Look<Glance>] {
  let isAsked = Flag()
  let looks = inParallel(files.count, threads: threads) { index, thread -> Look<Glance>? in
    if isAsked.isRaised { return nil }
    let look = look(at: files[index], root: root, source, thread, cache, as: .glance, plan.glance)
    if look.value?.isAsked ?? false { isAsked.raise() }
    return look
  }
  return looks.compactMap { $0 }
}

/// The program's types that may keep things by their type and give them back: they have two functions with type parameters, in whatever
/// files, and one of these says types as values.
private func ownTypes(keptIn glances: [Glance]) -> Set<String> {
  var functions: [String: Int] = [:]
  var saying: Set<String> = []
  for glance in glances {
    for owner in glance.genericOwners {
      functions[owner, default: 0] += 1
      if glance.namesTypes { saying.insert(owner) }
    }
  }
  return Set(glances.flatMap(\.types)).filter { functions[$0, default: 0] > 1 && saying.contains($0) }
}

/// What a skim of a file tells.
struct Glance: Packed, Sendable {
  /// It has to do with containers.
  var isAsked: Bool
  /// See `Skim`.
  var namesTypes: Bool
  var types: [String]
  var genericOwners: [String]
  var digest: Digest

  init(isAsked: Bool, namesTypes: Bool, types: [String], genericOwners: [String], digest: Digest) {
    self.isAsked = isAsked
    self.namesTypes = namesTypes
    self.types = types
    self.genericOwners = genericOwners
    self.digest = digest
  }

  init(from unpacker: inout Unpacker) {
    self.init(
      isAsked: unpacker.value(), namesTypes: unpacker.value(), types: unpacker.value(), genericOwners: unpacker.value(),
      digest: unpacker.value())
  }

  func pack(into packer: inout Packer) {
    packer.write(isAsked)
    packer.write(namesTypes)
    packer.write(types)
    packer.write(genericOwners)
    packer.write(digest)
  }

  /// Whether it declares one of these types, or a function with type parameters in one.
  fileprivate func speaks(of types: Set<String>) -> Bool { !types.isDisjoint(with: self.types + genericOwners) }
}

extension Digest {
  /// The types of what its functions take beside a type that may be any, `func add(_: Part, for: Any.Type)`, as far as it declares none of them.
  fileprivate var handedBesideTypes: Set<String> {
    var found: Set<String> = []
    for function in declarations where function.kind == .function {
      let types = function.parameters.compactMap { $0.type?.unwrapped }
      guard types.contains(.metatype(.named("Any"))) else { continue }
      found.formUnion(types.compactMap(\.baseName))
    }
    return found.subtracting(declarations.lazy.filter(\.isNominal).map(\.name))
  }
}

/// The digest of a source; nil where it is too long for that.
func digestWithinLimits(of bytes: [UInt8], words: [String] = []) -> Digest? {
  bytes.count > Limit.sourceBytes.value ? nil : digest(of: bytes, file: "", words: words)
}

/// Why bytes are no source that anybody can read; nil where they are one.
func refusal(of bytes: [UInt8]) -> String? {
  if bytes.contains(0) { return "it is no text: it holds a zero byte" }
  return String(validating: bytes, as: UTF8.self) == nil ? "it is not UTF-8" : nil
}

/// Why a source is not parsed.
let tooLong = "it has more than \(Limit.sourceBytes.value >> 20) MB"

/// What came of looking at one file.
private struct Look<Value: Sendable>: Sendable {
  var file: String
  var value: Value?
  /// Why there is none.
  var reason = ""
  /// What it imports all the same; nil: nobody knows.
  var modules: Set<String>?
  /// What the cache is to keep of it.
  var finding: Cache.Finding?

  func content(isSkim: Bool = false, _ digest: (Value) -> Digest) -> FileContent {
    guard let value else { return .unread(file: file, reason: reason, modules: modules) }
    var digest = digest(value)
    digest.file = file
    return isSkim ? .skimmed(digest) : .digest(digest)
  }
}

/// What `make` makes of a file's bytes, or made of the same in an earlier run. It makes nothing of one that is too long.
private func look<Value: Packed & Sendable>(
  at file: String, root: String, _ source: any FileSource, _ thread: Int, _ cache: Cache?, as kind: CacheRecord.Kind,
  _ make: ([UInt8]) -> Value?
) -> Look<Value> {
  let path = Path.joined(root, file)
  switch source.told(of: path, as: kind == .glance ? .glance : .digest) {
  case .unread(let unread): return Look(file: file, reason: unread.reason, modules: unread.modules)
  case .made(let bytes):
    let value: Value? = bytes.withUnsafeBytes { unpacked($0) }
    return Look(file: file, value: value, reason: "what was extracted of it cannot be read")
  case nil: break
  }
  let stamp = cache == nil ? nil : source.stamp(of: path)
  if let cache, let stamp, let known = cache.known(file, stamp) {
    let key = CacheRecord.Key(text: known.text, kind: kind)
    if let value: Value = cache.value(key) {
      return Look(file: file, value: value, finding: Cache.Finding(file: known, record: key))
    }
  }
  let bytes: [UInt8]
  switch source.bytes(of: path) {
  case .failure(let refusal): return Look(file: file, reason: refusal.reason)
  case .success(let content): bytes = content
  }
  func unread(_ reason: String) -> Look<Value> { Look(file: file, reason: reason, modules: skim(bytes).modules) }
  if let reason = refusal(of: bytes) { return unread(reason) }
  func made() -> Value? { WorkInHand.about("reading \(file)", at: thread) { make(bytes) } }
  guard let cache, let stamp else { return made().map { Look(file: file, value: $0) } ?? unread(tooLong) }
  let known = cache.file(file, stamp, bytes)
  let key = CacheRecord.Key(text: known.text, kind: kind)
  if let value: Value = cache.value(key) {
    return Look(file: file, value: value, finding: Cache.Finding(file: known, record: key))
  }
  guard let value = made() else { return unread(tooLong) }
  // What cannot be packed is made anew each time.
  let finding = packed(value).map { Cache.Finding(file: known, record: key, made: $0) }
  return Look(file: file, value: value, finding: finding)
}
