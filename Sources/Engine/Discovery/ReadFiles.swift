import Foundation
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
  inParallel(files.count, threads: threads) { index in
    let file = files[index]
    guard let data = FileManager.default.contents(atPath: Path.joined(root, file)) else {
      return .unread(file: file, reason: "it cannot be opened")
    }
    let bytes = [UInt8](data)
    if bytes.contains(0) { return .unread(file: file, reason: "it is no text: it holds a zero byte") }
    guard String(validating: bytes, as: UTF8.self) != nil else { return .unread(file: file, reason: "it is not UTF-8") }
    return .digest(digest(of: bytes, file: file, words: words))
  }
}
