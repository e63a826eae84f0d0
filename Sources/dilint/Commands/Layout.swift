import ArgumentParser
import Drawing
import Foundation

/// What `graph` runs in a process of its own, because a layout can neither be stopped nor trusted: DOT on stdin, bytes on stdout.
struct Layout: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Lay a DOT text out.", shouldDisplay: false)

  @Option var format: String

  /// More memory than this is not given, so that a huge picture takes itself down and not the machine.
  @Option var megabytes: UInt64

  func run() throws {
    // Loads Graphviz's plug-ins while there is memory for it.
    _ = render(dot: "digraph {}", format: format)
    var limit = rlimit(rlim_cur: rlim_t(megabytes << 20), rlim_max: rlim_t(megabytes << 20))
    #if os(Linux)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
    setrlimit(RLIMIT_AS, &limit)
    #endif
    let dot = FileHandle.standardInput.readDataToEndOfFile()
    switch render(dot: String(decoding: dot, as: UTF8.self), format: format) {
    case .success(let bytes): try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    case .failure(let failure):
      FileHandle.standardError.write(Data(failure.description.utf8))
      throw ExitCode(2)
    }
  }
}
