import Answering
import ArgumentParser
import Engine
import Model

private let naming = """
  A name is whole, its last part if only one thing has it, or a glob in quotes. target:, assembly:, module:, root: or type: in front says which \
  is meant. Ends with 0 if something was found, 1 if not, 2 if a name is not known.
  """

struct Why: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say how one thing leads to another: imports, loads, registers, needs.",
    discussion: naming + "\n\nExample: dilint why AppDelegate.container PaymentService")

  @ArgumentParser.Argument(help: "Where to begin: a target, assembly, module, root or type.") var from: String
  @ArgumentParser.Argument(help: "Where to end.") var to: String
  @OptionGroup var options: AnswerOptions

  @Flag(help: "Show every hop that lies on some way.")
  var all = false

  @Flag(help: "Show the fewest hops without which nothing leads there.")
  var cut = false

  func validate() throws {
    if all && cut { throw ValidationError("--all and --cut are two questions; ask one at a time") }
  }

  func run() throws {
    try options.answer { $0.why(from, to, all ? .all : cut ? .cut : .shortest) }
  }
}

struct WhoProvides: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "who-provides", abstract: "List the registrations that provide a type.",
    discussion: naming + "\n\nExample: dilint who-provides 'Payment*'")

  @ArgumentParser.Argument(help: "The type.") var type: String
  @OptionGroup var options: AnswerOptions

  func run() throws { try options.answer { $0.whoProvides(type) } }
}

struct WhoNeeds: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "who-needs", abstract: "List who asks for a type, loads an assembly or module, or imports a target.",
    discussion: naming + "\n\nExample: dilint who-needs ReceiptFormatting")

  @ArgumentParser.Argument(help: "The type, assembly, module or target.") var name: String
  @OptionGroup var options: AnswerOptions

  func run() throws { try options.answer { $0.whoNeeds(name) } }
}

struct Roots: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the places where containers come to life.", usage: "dilint roots [<options>] [<paths> ...]",
    discussion: "Ends with 1 if there is none.\n\nExample: dilint roots --format json")

  @OptionGroup var options: AnswerOptions

  func run() throws { try options.answer { .success($0.roots()) } }
}

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the types, modules, assemblies, targets or roots that were found.",
    discussion: "Ends with 1 if there are none.\n\nExample: dilint list types --name '*Service'")

  @ArgumentParser.Argument(
    help: "types, modules, assemblies, targets or roots.", completion: .list(Kind.allCases.map(\.plural)),
    transform: List.kind)
  var kind: Kind

  @Option(help: ArgumentHelp("Only what is called so, or fits the glob.", valueName: "name"))
  var name: String?

  @OptionGroup var options: AnswerOptions

  func run() throws { try options.answer { $0.list(kind, name) } }

  @Sendable private static func kind(_ word: String) throws -> Kind {
    if let kind = Kind.allCases.first(where: { $0.plural == word || $0.rawValue == word }) { return kind }
    let known = Kind.allCases.map(\.plural)
    throw ValidationError("it is none of \(known.joined(separator: ", "))\(suggestion(for: word, among: known))")
  }
}
