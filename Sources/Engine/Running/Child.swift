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
/// It is told when to end, and ends itself by an alarm then, whatever it is doing. Nobody stops it from here, and it is fed by a pipe of
/// ours: where a process is gone, or given up, before all was written to it, the library that starts it traps.
public func inChild(_ program: String, arguments: [String], input: [UInt8]) async -> ChildResult {
  guard let end = endOfPipe(fedWith: input) else { return .failed("no pipe can be made: \(systemReason())") }
  do {
    let result = try await Subprocess.run(
      .path(FilePath(program)), arguments: Arguments(arguments),
      input: .fileDescriptor(FileDescriptor(rawValue: end), closeAfterSpawningProcess: true), output: .bytes(limit: 1 << 30),
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

/// Where the bytes can be read; nil where there can be no pipe. Who goes away without reading them all is no trouble.
private func endOfPipe(fedWith bytes: [UInt8]) -> Int32? {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { return nil }
  // A child that holds the writing end waits for itself.
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  let into = ends[1]
  Thread.detachNewThread {
    _ = put(bytes, into: into)
    close(into)
  }
  return ends[0]
}
