import Foundation
import Subprocess

#if canImport(System)
import System
#else
import SystemPackage
#endif

/// How a child process ended.
public enum ChildResult: Sendable {
  case output([UInt8])
  /// It said why it could not do it.
  case failed(String)
  /// It ended itself because its time was up.
  case timeout
  /// It died: a signal, or no memory.
  case crashed
}

/// Runs a program with `input` on its standard input and takes what it writes.
///
/// It is told when to end, and ends itself by an alarm then, whatever it is doing. Nobody stops it from here, and it is fed from a file: where a
/// process is gone, or given up, before all was written to it, the library that starts it traps.
public func inChild(_ program: String, arguments: [String], input: [UInt8]) async -> ChildResult {
  guard let file = unnamedFile(holding: input) else { return .failed("no temporary file can be made: \(systemReason())") }
  do {
    let result = try await Subprocess.run(
      .path(FilePath(program)), arguments: Arguments(arguments),
      input: .fileDescriptor(FileDescriptor(rawValue: file), closeAfterSpawningProcess: true), output: .bytes(limit: 1 << 30),
      error: .string(limit: 1 << 16))
    switch result.terminationStatus {
    case .exited(0): return .output(result.standardOutput)
    case .exited(2): return .failed(result.standardError)
    case .signaled(SIGALRM): return .timeout
    default: return .crashed
    }
  } catch {
    return .failed("\(error)")
  }
}

/// A file that nobody else finds, from whose beginning bytes can be read; nil where there can be none.
private func unnamedFile(holding bytes: [UInt8]) -> Int32? {
  var name = Array((NSTemporaryDirectory() + "dilint-XXXXXX").utf8CString)
  let file = mkstemp(&name)
  guard file >= 0 else { return nil }
  unlink(name)
  guard fcntl(file, F_SETFD, FD_CLOEXEC) == 0, put(bytes, into: file), lseek(file, 0, SEEK_SET) == 0 else {
    close(file)
    return nil
  }
  return file
}
