import Foundation

/// The objects of a repository, read through one `git cat-file --batch`, which is started when the first is asked for.
final class GitObjects: @unchecked Sendable {
  private let git: Git
  private let lock = NSLock()
  private var process: Process?
  private var questions: FileHandle?
  private var answers: FileHandle?
  private var rest: [UInt8] = []

  init(_ git: Git) { self.git = git }

  deinit {
    try? questions?.close()
    process?.waitUntilExit()
  }

  /// The bytes of a blob; nil where the repository has none of that id.
  func bytes(of id: String) -> [UInt8]? {
    lock.withLock {
      guard start(), let questions, (try? questions.write(contentsOf: Data("\(id)\n".utf8))) != nil, let head = line() else {
        return nil
      }
      // "ID blob SIZE", or "ID missing".
      let parts = head.split(separator: " ")
      guard parts.count == 3, let size = Int(parts[2]), let content = take(size), take(1) != nil, parts[1] == "blob" else {
        return nil
      }
      return content
    }
  }

  private func start() -> Bool {
    if process != nil { return true }
    let (questions, answers) = (Pipe(), Pipe())
    let process = git.process(["cat-file", "--batch"])
    process.standardInput = questions
    process.standardOutput = answers
    guard (try? process.run()) != nil else { return false }
    self.process = process
    self.questions = questions.fileHandleForWriting
    self.answers = answers.fileHandleForReading
    return true
  }

  private func line() -> String? {
    while true {
      if let end = rest.firstIndex(of: 0x0a) {
        defer { rest.removeSubrange(...end) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      guard fill(1) else { return nil }
    }
  }

  private func take(_ count: Int) -> [UInt8]? {
    while rest.count < count { guard fill(count - rest.count) else { return nil } }
    defer { rest.removeFirst(count) }
    return Array(rest[..<count])
  }

  private func fill(_ wanted: Int) -> Bool {
    guard let file = answers?.fileDescriptor else { return false }
    var buffer = [UInt8](repeating: 0, count: max(1 << 16, min(wanted, 1 << 22)))
    while true {
      let got = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return false }
      rest += buffer[..<got]
      return true
    }
  }
}
