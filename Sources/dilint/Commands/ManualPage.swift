import ArgumentParser
import Foundation

/// Prints the manual page, for `make install`.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Print the manual page.", shouldDisplay: false)

  func run() throws { try writeOut(Array(ManualPage.text.utf8)) }
}

/// The manual page, made from what `--help` says, in the macros of man(7).
enum ManualPage {
  /// Ends with a line break. The same program gives the same page.
  static var text: String {
    guard let help = try? JSONDecoder().decode(Help.self, from: Data(Dilint._dumpHelp().utf8)) else { return "" }
    let root = help.command
    var lines = [".TH DILINT 1 \"\" \"dilint \(Dilint.version)\" \"\"", ".SH NAME", "dilint \\- \(escaped(root.abstract ?? ""))"]
    lines += [".SH SYNOPSIS", ".B dilint", "[\\fIcommand\\fR] [\\fIoptions\\fR]", ".SH DESCRIPTION"]
    lines += paragraphs(root.discussion)
    lines.append(".SH COMMANDS")
    for command in root.shownCommands {
      lines += [".SS dilint \(escaped(command.commandName))\(command.synopsis)", escaped(command.abstract ?? "")]
      lines += paragraphs(command.discussion).map { $0 }
      for argument in command.shownArguments {
        lines += [".TP", argument.heading, escaped(argument.abstract ?? "")]
      }
    }
    lines += [".SH EXIT STATUS", "0: nothing was found at or above \\-\\-fail\\-on.", ".br", "1: findings.", ".br"]
    lines += ["2: the job could not be done; why stands on the standard error stream.", ".SH FILES"]
    lines += [
      ".TP", ".I dilint.yml", "What source alone does not say, and what is judged how.", ".TP", ".I dilint\\-baseline.yml",
    ]
    lines += ["Findings that are known. Both stand at the top of a project."]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func paragraphs(_ text: String?) -> [String] {
    let parts = (text ?? "").split(separator: "\n\n").map { $0.replacingOccurrences(of: "\n", with: " ") }
    return parts.flatMap { [".PP", escaped($0)] }
  }

  /// Nothing in it is a macro, and a hyphen can be copied as one.
  fileprivate static func escaped(_ text: String) -> String {
    let plain = text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}

/// What the argument parser says of the program.
private struct Help: Decodable {
  struct Name: Decodable {
    var kind: String
    var name: String
  }

  struct Argument: Decodable {
    var kind: String
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var shouldDisplay: Bool
    var isRepeating: Bool

    /// `-o, --output file`, in bold and italics.
    var heading: String {
      let words = (names ?? []).sorted { $0.name.count < $1.name.count }.map { name in
        "\\fB" + ManualPage.escaped((name.kind == "long" ? "--" : "-") + name.name) + "\\fR"
      }
      let value = kind == "flag" ? "" : "\\fI\(ManualPage.escaped(valueName ?? "value"))\\fR"
      return ([words.joined(separator: ", ")] + [value]).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var arguments: [Argument]?
    var subcommands: [Command]?
    var shouldDisplay: Bool

    /// `help` explains itself.
    var shownCommands: [Command] { (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" } }
    /// Without those that every command has.
    var shownArguments: [Argument] {
      (arguments ?? []).filter { argument in
        argument.shouldDisplay && !(argument.names ?? []).contains { ["help", "version"].contains($0.name) }
      }
    }
    var synopsis: String {
      shownArguments.filter { $0.kind == "positional" }
        .map { " \\fI\(ManualPage.escaped($0.valueName ?? ""))\\fR" + ($0.isRepeating ? "..." : "") }.joined()
    }
  }

  var command: Command
}
