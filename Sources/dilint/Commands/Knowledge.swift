import ArgumentParser
import Engine
import Frameworks
import Model
import Reporting

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Say what a rule means and how to put it right.")

  @ArgumentParser.Argument(help: "The rule's id, as it stands in brackets.", completion: .list(Rule.known.map(\.id)))
  var rule: String

  @OptionGroup var output: OutputOptions

  func run() throws {
    let found = try choice(rule, of: "rule", among: Rule.known, id: \.id)
    try output.write(Array(Catalogue.explanation(of: found, output.reporting(isQuiet: false, folder: nil)).utf8))
  }
}

struct RuleList: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules.")

  func run() throws { try writeOut(Array(Catalogue.rules(Rule.known).utf8)) }
}

struct KnownFrameworks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frameworks", abstract: "List the frameworks that dilint understands.")

  @Option(
    help: ArgumentHelp(
      "Print what dilint knows of a framework's functions: an example for a container of your own.", valueName: "framework"))
  var interface: String?

  func run() throws {
    guard let interface else { return try writeOut(Array(Catalogue.frameworks(Framework.all).utf8)) }
    let found = try choice(interface, of: "framework", among: Framework.all, id: \.id)
    try writeOut(Array(((found.generations.last?.interface ?? "") + "\n").utf8))
  }
}
