import ArgumentParser
import Engine
import Foundation
import Model
import Reporting

/// Where output goes and how it looks.
struct OutputOptions: ParsableArguments {
  @Option(
    help: "Colour: always, never or auto. (default: auto)",
    completion: .list(Color.allCases.map(\.rawValue)), transform: Color.reading)
  var color: Color = .auto

  @Option(name: .shortAndLong, help: "Write to this file instead of stdout; - is stdout.", completion: .file())
  var output: String?

  enum Color: String, Word { case always, never, auto }

  /// The file to write to; nil for stdout.
  var file: String? { output == "-" ? nil : output }

  /// What the reader's side wants: colour where a person looks on, and the width of their window.
  func reporting(isQuiet: Bool, folder: String?) -> Reporter.Options { reporting(isQuiet: isQuiet, folder: folder, to: file) }

  /// The same for what goes to `file`, or to stdout.
  func reporting(isQuiet: Bool, folder: String?, to file: String?) -> Reporter.Options {
    let isTerminal = file == nil && isatty(STDOUT_FILENO) == 1
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    let isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto: isTerminal && !isPlain
      }
    var options = Reporter.Options(
      isColored: isColored, width: isTerminal ? windowWidth() : 100, isQuiet: isQuiet, folder: folder,
      pathInRepository: folder.flatMap(pathInRepository), version: Dilint.version, rules: Rule.known)
    options.workingDirectory = realFolder(FileManager.default.currentDirectoryPath)
    return options
  }

  func write(_ bytes: [UInt8]) throws { try write(bytes, to: file) }

  /// Writes to `file`, or to stdout.
  func write(_ bytes: [UInt8], to file: String?) throws {
    if let file {
      try Engine.write(bytes, to: file, in: FileManager.default.currentDirectoryPath)
    } else {
      try writeOut(bytes)
    }
  }
}

/// Writes to stdout.
func writeOut(_ bytes: [UInt8]) throws(Obstacle) {
  guard !put(bytes, into: STDOUT_FILENO) else { return }
  if errno == EPIPE {
    // The reader has seen enough: end like every program in a pipe.
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
  }
  throw Obstacle("the output cannot be written: \(systemReason())")
}

private func windowWidth() -> Int {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
  return min(max(Int(size.ws_col), 60), 140)
}
