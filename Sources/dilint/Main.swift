import ArgumentParser
import Engine
import Foundation
import Model
import Reporting

/// The program: options in, text and exit status out.
@main
struct Dilint: AsyncParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "dilint",
    abstract: "Finds dependency-injection mistakes in Swift code before it runs, and draws its graph.",
    discussion: """
      Without a command it checks the working directory. Exit status: 0 nothing found at or above --fail-on, 1 findings, \
      2 the job could not be done.

      Example: dilint check
      """,
    version: version,
    subcommands: [
      Check.self, Init.self, WriteBaseline.self, Draw.self, Extract.self, AffectedUnits.self, Why.self, WhoProvides.self,
      WhoNeeds.self, Roots.self, List.self, OpaquePlaces.self, Explain.self, RuleList.self, KnownFrameworks.self, Layout.self,
      Documents.self, Manual.self,
    ],
    defaultSubcommand: Check.self)

  static func main() async {
    Crash.reserveStandardStreams()
    // Who reads the output may go away first; then writing tells.
    signal(SIGPIPE, SIG_IGN)
    do {
      try refuseGarbledArguments()
      var command = try parseAsRoot()
      // Whoever started a layout wants to know how it ended.
      if !(command is Layout), !CommandLine.arguments.contains("--debug") { Crash.takeOver() }
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let code as ExitCode {
      // What a command found is its own status.
      Foundation.exit(code.rawValue)
    } catch let obstacle as Obstacle {
      complain(obstacle.text(in: realFolder(FileManager.default.currentDirectoryPath)) + commandSuggestion(after: obstacle))
      Foundation.exit(2)
    } catch {
      // Help is no mistake. All else, wrong usage (64) included, is 2.
      if exitCode(for: error) == .success { Foundation.exit(isWritten(fullMessage(for: error) + "\n") ? 0 : 2) }
      tell(fullMessage(for: error))
      Foundation.exit(2)
    }
  }

  /// A name that is not UTF-8 would become another one, which is not the file that was meant.
  private static func refuseGarbledArguments() throws(Obstacle) {
    for case let argument? in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    where String(validatingCString: argument) == nil {
      throw Obstacle("an argument is not UTF-8: \(String(cString: argument))")
    }
  }

  private static func isWritten(_ text: String) -> Bool {
    do {
      try writeOut(Array(text.utf8))
      return true
    } catch {
      complain(error.description)
      return false
    }
  }
}

/// For a first word that is neither a command nor a path: what command may have been meant.
private func commandSuggestion(after obstacle: Obstacle) -> String {
  guard let word = CommandLine.arguments.dropFirst().first, obstacle == .noFile(word) else { return "" }
  let commands = Dilint.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
  return commands.contains(word) ? "" : ", nor such a command" + suggestion(for: word, among: commands)
}

/// Says on stderr what went wrong. A text that already reads like a compiler's message stays as it is.
func complain(_ text: String) {
  let isCompilerLike = text.contains(": error: ")
  tell((isCompilerLike ? "" : "dilint: ") + text)
}

/// Writes lines to stderr. Names of files and types stand in them, and none may steer a terminal.
func tell(_ text: String) {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { neutral(String($0)) + "\n" }
  // Where nobody listens there is nobody to tell.
  _ = put(Array(lines.joined().utf8), into: Crash.errors)
}
