import Frameworks
import Model
import Packing
import Reading

/// Files whose facts are to be extracted, and what is said of the target that they belong to.
public struct ExtractionJob: Sendable {
  /// As the user named them; of a name that begins with `@`, the files that the file behind it names, one a line.
  public var files: [String]
  /// nil: the files belong to no target.
  public var target: StatedTarget?
  /// Facts of targets that it depends on. Only what these are called is taken from them.
  public var dependencies: [String] = []
  /// Folders from which paths count; each file counts from the deepest around it. Empty: the working directory.
  public var roots: [String] = []
  /// Absolute.
  public var workingDirectory: String
  public var threads: Int
  /// Of the program.
  public var version: String

  public init(files: [String], target: StatedTarget?, workingDirectory: String, threads: Int, version: String) {
    self.files = files
    self.target = target
    self.workingDirectory = workingDirectory
    self.threads = threads
    self.version = version
  }
}

/// Reads files and gives the bytes of a facts file: the same for the same files and words, wherever they lie.
public func extraction(_ job: ExtractionJob, frameworks: [Framework] = Framework.all) throws(Obstacle) -> [UInt8] {
  Crash.handlerStack()
  let roots = (job.roots.isEmpty ? ["."] : job.roots).map { Path.plain(Path.whole($0, in: job.workingDirectory)) }
  let target = try stated(job, roots)
  var places: [String: String] = [:]
  for file in try listed(job.files, in: job.workingDirectory) { places[try place(of: file, roots, job)] = file }
  let paths = places.keys.sorted()
  let plan = ReadingPlan(asking: frameworks)
  let read = inParallel(paths.count, threads: job.threads) { [paths, places] index, thread in
    let file = places[paths[index]]!
    return WorkInHand.about("reading \(file)", at: thread) {
      Door.bytes(of: Path.whole(file, in: job.workingDirectory)).map { ExtractedFile(paths[index], $0, plan) }
    }
  }
  var files: [FileFacts] = []
  var parts: [[UInt8]] = []
  for (path, result) in zip(paths, read) {
    switch result {
    case .success(let file):
      files.append(file.facts)
      parts += file.parts
    case .failure(.absent): throw .noFile(places[path]!)
    case .failure(let refusal): throw Obstacle("\(places[path]!) cannot be read: \(refusal.reason)")
    }
  }
  guard let bytes = FactsFile.bytes(of: Facts(target: target, files: files), parts, version: job.version) else {
    throw Obstacle("the facts of \(target?.name ?? "these files") cannot be written")
  }
  return bytes
}

/// What is said of the target, with the names of those whose facts it was given.
private func stated(_ job: ExtractionJob, _ roots: [String]) throws(Obstacle) -> StatedTarget? {
  guard var target = job.target else { return nil }
  if let file = target.description { target.description = try place(of: file, roots, job) }
  var names = target.dependencies
  for path in try listed(job.dependencies, in: job.workingDirectory) {
    let known = try factsFiles([path], in: job.workingDirectory, version: job.version, threads: 1)
    guard let name = known.first?.facts.target?.name else { throw Obstacle("\(path) tells of no target that one may depend on") }
    names = (names ?? []) + [name]
  }
  target.dependencies = names.map { Set($0).sorted() }
  return target
}

/// The path of a file below the deepest root around it. Links are not followed: builds lay files out by links.
private func place(of file: String, _ roots: [String], _ job: ExtractionJob) throws(Obstacle) -> String {
  let whole = Path.plain(Path.whole(file, in: job.workingDirectory))
  guard let root = roots.filter({ Path.isInside(whole, $0) && whole != $0 }).max(by: { $0.count < $1.count }) else {
    let all = job.roots.isEmpty ? "the working directory" : job.roots.joined(separator: " and ")
    throw Obstacle("\(file) lies outside of \(all); --root names the folder from which paths count")
  }
  return Path.relative(whole, to: root)
}

/// One file and what was made of it.
private struct ExtractedFile: Sendable {
  var facts: FileFacts
  /// In the order of `FileFacts.Part`, those that there are.
  var parts: [[UInt8]] = []

  init(_ path: String, _ bytes: [UInt8], _ plan: ReadingPlan) {
    facts = FileFacts(path: path, parts: FileFacts.Part.allCases.map { _ in nil })
    guard path.hasSuffix(".swift") else {
      add(bytes, as: .bytes)
      return
    }
    if let reason = refusal(of: bytes) {
      facts.unread = UnreadFacts(reason: reason, modules: skim(bytes).modules)
      return
    }
    let digest = digestWithinLimits(of: bytes, words: plan.words)
    let glance = plan.glance(at: bytes)
    if let glance = glance.flatMap({ packed($0) }), let packedDigest = digest.flatMap({ packed($0) }) {
      add(glance, as: .glance)
      add(packedDigest, as: .digest)
    } else {
      facts.unread = UnreadFacts(reason: tooLong, modules: skim(bytes).modules)
    }
    // Descriptions of builds and files of interface text have readers of their own.
    let isRead = BuiltIn.isPackage(file: Path.name(path)) || path.hasSuffix(CustomContainers.suffix)
    let describes = digest?.imports.contains { $0.path.first == "ProjectDescription" } ?? false
    if isRead || describes { add(bytes, as: .bytes) }
  }

  private mutating func add(_ bytes: [UInt8], as part: FileFacts.Part) {
    facts.parts[part.rawValue] = bytes.count
    parts.append(bytes)
  }
}

/// Paths, and for each that begins with `@` those that stand in the file behind it, one a line: command lines have an end.
func listed(_ paths: [String], in folder: String) throws(Obstacle) -> [String] {
  var result: [String] = []
  for path in paths {
    guard path.hasPrefix("@") else {
      result.append(path)
      continue
    }
    let file = String(path.dropFirst())
    guard case .success(let bytes) = Door.bytes(of: Path.whole(file, in: folder)) else { throw .noFile(file) }
    result += String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }
  return result
}

/// Facts files as the user named them.
func factsFiles(_ paths: [String], in folder: String, version: String, threads: Int) throws(Obstacle) -> [FactsFile] {
  let paths = try listed(paths, in: folder)
  let read = inParallel(paths.count, threads: threads) { index, _ -> Result<FactsFile, Obstacle> in
    let path = paths[index]
    switch Door.bytes(of: Path.whole(path, in: folder), atMost: FactsFile.most) {
    case .failure(.absent): return .failure(.noFile(path))
    case .failure(let refusal): return .failure(Obstacle("\(path) cannot be read: \(refusal.reason)"))
    case .success(let bytes):
      do throws(FactsFile.Refusal) {
        return .success(try FactsFile(bytes, version: version))
      } catch {
        return .failure(Obstacle("\(path) \(error.words)"))
      }
    }
  }
  var files: [FactsFile] = []
  for result in read { files.append(try result.get()) }
  return files
}
