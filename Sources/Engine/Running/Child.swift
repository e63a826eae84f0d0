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
  /// It was stopped because its time was up.
  case timeout
  /// It died: a signal, or no memory.
  case crashed
}

/// Runs a program with `input` on its standard input and takes what it writes. After `seconds` it is killed.
public func inChild(_ program: String, arguments: [String], input: [UInt8], seconds: Double) async -> ChildResult {
  await withTaskGroup(of: ChildResult?.self) { group in
    group.addTask { await run(program, arguments, input) }
    group.addTask {
      try? await Task.sleep(for: .seconds(seconds))
      return nil
    }
    let first = await group.next() ?? nil
    group.cancelAll()
    await group.waitForAll()
    return first ?? .timeout
  }
}

private func run(_ program: String, _ arguments: [String], _ input: [UInt8]) async -> ChildResult {
  do {
    let result = try await Subprocess.run(
      .path(FilePath(program)), arguments: Arguments(arguments), input: .array(input), output: .bytes(limit: 1 << 30),
      error: .string(limit: 1 << 16))
    switch result.terminationStatus {
    case .exited(0): return .output(result.standardOutput)
    case .exited(2): return .failed(result.standardError)
    default: return .crashed
    }
  } catch {
    return .failed("\(error)")
  }
}
