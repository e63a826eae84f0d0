import Model
import Reading

/// What one file gave.
enum FileContent: Sendable {
  case digest(Digest)
  /// Why it could not be read.
  case unread(file: String, reason: String)
}

/// Reads files, several at a time; paths relative to `root`. Comments that begin with one of `words` are kept.
func contents(of files: [String], root: String, words: [String] = [], threads: Int) -> [FileContent] {
  inParallel(files.count, threads: threads) { index, thread in
    let file = files[index]
    let bytes: [UInt8]
    switch Door.bytes(of: Path.joined(root, file)) {
    case .success(let content): bytes = content
    case .failure(let refusal): return .unread(file: file, reason: refusal.reason)
    }
    if bytes.contains(0) { return .unread(file: file, reason: "it is no text: it holds a zero byte") }
    guard String(validating: bytes, as: UTF8.self) != nil else { return .unread(file: file, reason: "it is not UTF-8") }
    return WorkInHand.about(file, at: thread) { .digest(digest(of: bytes, file: file, words: words)) }
  }
}
