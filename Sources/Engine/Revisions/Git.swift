import Foundation

/// The `git` of this machine, asked about one repository. It is started only when somebody names a revision, and so that nothing
/// of the repository's runs: no hook, filter, text conversion, file watcher, pager or fetch; the work tree and the index stay as they are.
struct Git: Sendable {
  /// The top of the repository, absolute.
  let top: String
  private let program: String

  /// nil where no `git` is installed.
  init?(top: String) {
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    // A relative place would be one in the repository.
    guard
      let program = places.lazy.filter({ $0.hasPrefix("/") }).map({ $0 + "/git" })
        .first(where: { FileManager.default.isExecutableFile(atPath: $0) && Path.isRegular($0) })
    else { return nil }
    self.top = top
    self.program = program
  }

  /// What a call writes; nil where it fails.
  func output(of arguments: [String]) -> [UInt8]? {
    let process = process(arguments)
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0 ? [UInt8](data) : nil
  }

  /// A call that is not started yet; it complains to nobody.
  func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      [
        "--no-pager", "--no-optional-locks", "--no-replace-objects", "--literal-pathspecs", "-C", top, "-c",
        "core.fsmonitor=false", "-c",
        "core.hooksPath=/dev/null", "-c", "core.untrackedCache=false", "-c", "protocol.allow=never", "-c",
        "submodule.recurse=false", "-c", "core.quotePath=false",
      ] + arguments
    // What a hook or a caller says of another repository is not meant here. The user's own settings stay: they say which folders are safe.
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["LC_ALL"] = "C"
    process.environment = environment
    process.standardError = FileHandle.nullDevice
    return process
  }
}

extension Git {
  /// The id of the commit that a revision names.
  func commit(_ revision: String) throws(Obstacle) -> String {
    let isSafe =
      !revision.isEmpty && !revision.hasPrefix("-") && !revision.contains("..") && !revision.utf8.contains { $0 <= 0x20 }
    if isSafe, let bytes = output(of: ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]) {
      let id = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      if id.count >= 40, id.allSatisfy(\.isHexDigit) { return id }
    }
    throw Obstacle(
      "there is no revision \(revision.isEmpty ? "\"\"" : revision) in \(top); a shallow clone may lack it (git fetch --unshallow)"
    )
  }

  /// The last commit that two have in common; nil where there is none, or a shallow clone lacks it.
  func base(of one: String, _ other: String) -> String? {
    output(of: ["merge-base", one, other]).map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The paths that differ between two commits, relative to the top.
  func changes(from one: String, to other: String) -> [String] {
    paths(output(of: ["diff-tree", "-r", "-z", "--no-renames", "--no-ext-diff", "--name-only", one, other]))
  }

  /// The paths in the work tree that may differ from a commit: what the index tells, and what it does not know.
  func candidates(since commit: String) -> [String] {
    paths(output(of: ["diff-index", "-z", "--no-renames", "--no-ext-diff", "--name-only", commit]))
      + paths(output(of: ["ls-files", "-z", "--others", "--exclude-standard"]))
  }

  private func paths(_ bytes: [UInt8]?) -> [String] {
    (bytes ?? []).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
