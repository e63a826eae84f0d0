import Model
import Reading

/// What one file gave.
enum FileContent: Sendable {
  case digest(Digest)
  /// Why it could not be read.
  case unread(file: String, reason: String)
}

/// What decides how much of the files is read.
struct ReadingPlan: Sendable {
  /// Modules of frameworks. Where no file imports one, nothing is parsed.
  var modules: Set<String> = []
  /// How names begin that speak of containers without such an import.
  var beginnings: [String] = []
  /// Words with which comments begin that tools read.
  var words: [String] = []
  /// Each file is parsed, whatever it imports.
  var isWhole = true
}

/// Reads files, several at a time; paths relative to `root`.
///
/// Where none of them has to do with containers, a digest says no more than what a skim tells: imports, protocols, classes.
func contents(
  of files: [String], root: String, plan: ReadingPlan = ReadingPlan(), threads: Int, _ progress: RunProgress? = nil
) -> [FileContent] {
  if !plan.isWhole, let skimmed = skimmed(files, root: root, plan, threads: threads) { return skimmed }
  return inParallel(files.count, threads: threads) { index, thread in
    defer { progress?.advance() }
    return read(files[index], root: root) { bytes in
      WorkInHand.about(files[index], at: thread) { digest(of: bytes, file: files[index], words: plan.words) }
    }
  }
}

/// What a skim of each file tells; nil where one of them has to do with containers.
private func skimmed(_ files: [String], root: String, _ plan: ReadingPlan, threads: Int) -> [FileContent]? {
  let question = SkimQuestion(comments: plan.words + ["dilint"], beginnings: plan.beginnings)
  let isAsked = Flag()
  let contents = inParallel(files.count, threads: threads) { index, thread -> FileContent? in
    if isAsked.isRaised { return nil }
    return read(files[index], root: root) { bytes in
      WorkInHand.about(files[index], at: thread) {
        let skim = skim(bytes, asking: question)
        if skim.isSpokenTo || !skim.modules.isDisjoint(with: plan.modules) { isAsked.raise() }
        guard let imports = skim.imports else { return digest(of: bytes, file: files[index]) }
        return Digest(file: files[index], imports: imports, declarations: skim.declarations)
      }
    }
  }
  return isAsked.isRaised ? nil : contents.compactMap { $0 }
}

private func read(_ file: String, root: String, _ work: ([UInt8]) -> Digest) -> FileContent {
  switch Door.bytes(of: Path.joined(root, file)) {
  case .failure(let refusal): return .unread(file: file, reason: refusal.reason)
  case .success(let bytes):
    if bytes.contains(0) { return .unread(file: file, reason: "it is no text: it holds a zero byte") }
    guard String(validating: bytes, as: UTF8.self) != nil else { return .unread(file: file, reason: "it is not UTF-8") }
    return .digest(work(bytes))
  }
}
