import ArgumentParser
import Engine
import Frameworks
import Model
import Reporting

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what a rule means, or a finding, and how to put it right.",
    usage: "dilint explain [<options>] <rule> [<paths> ...]",
    discussion: "Example: dilint explain missing-provider")

  @ArgumentParser.Argument(
    help: "The rule's id, as it stands in brackets, or the first digits of a finding's fingerprint.",
    completion: .list(Rule.known.map(\.id)))
  var rule: String

  @OptionGroup var project: ProjectOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    if let known = Rule.known.first(where: { $0.id == rule }) { return try explain(known, after: "") }
    guard rule.count >= 4, rule.allSatisfy(\.isHexDigit) else {
      return try explain(try choice(rule, of: "rule", among: Rule.known, id: \.id), after: "")
    }
    let analysis = try project.analysis()
    let found = analysis.report.findings.filter { $0.fingerprint.hasPrefix(rule.lowercased()) }
    guard let first = found.first else {
      throw Obstacle("nothing that is found here has a fingerprint that begins with \(rule)")
    }
    guard Set(found.map(\.fingerprint)).count == 1 else {
      throw Obstacle("several fingerprints begin so: \(Set(found.map(\.fingerprint)).sorted().joined(separator: ", "))")
    }
    var report = analysis.report
    report.findings = found
    let text = Reporter.all[0].text(report, output.reporting(isQuiet: true, folder: analysis.root))
    try explain(try choice(first.rule, of: "rule", among: Rule.known, id: \.id), after: text + "\n")
  }

  private func explain(_ rule: Rule, after text: String) throws {
    let page = Catalogue.explanation(of: rule, output.reporting(isQuiet: false, folder: nil))
    try output.write(Array((text + page).utf8))
  }
}

struct RuleList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules.", discussion: "Example: dilint rules")

  func run() throws { try writeOut(Array(Catalogue.rules(Rule.known).utf8)) }
}

struct KnownFrameworks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frameworks", abstract: "List the frameworks that dilint understands.",
    discussion: "Example: dilint frameworks --interface swinject")

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
