/// The keys of what a manifest says of the run: targets, rules, frameworks, limits.

let targetKeys = Record(
  id: "target", noun: Noun("a target", "targets"),
  doc: "A build module: a target of SwiftPM, Xcode or another build system, or a folder that stands for one.",
  keys: [
    Entry(
      "path", .path, .words("as a description of the build says"),
      "Its folder, relative to the manifest's folder, where no description of the build has it."),
    Entry("kind", .choice(targetKinds), .words("as a description of the build says"), "What it is for."),
    Entry(
      "interface", .text(Noun("the name of a target", "names of targets")), .words("none"),
      "The target that holds its protocols. `*` stands for what the first `*` of the glob stands for."),
    Entry("layer", .text(Noun("a layer", "layers")), .words("none"), "The layer in which it lies: one of `layers`."),
    Entry(
      "owner", .text(Noun("an owner", "owners")), .words("none"), "Who looks after it; findings about its imports name them."),
  ])

let targetKinds = [
  Choice("app", "an app: it links everything and is a host of containers"),
  Choice("extension", "an app extension, such as a widget: a host of its own"),
  Choice("feature", "what a user sees: screens and their logic"),
  Choice("core", "what features stand on"),
  Choice("interface", "protocols only, for others to import"),
  Choice("library", "anything else"),
  Choice("test", "tests: left out unless asked for"),
]

/// What a target may be.
public let targetKindNames = targetKinds.map(\.word)

let severityChoices = [
  Choice("error", "fails the check"),
  Choice("warning", "is reported, and fails with `--fail-on warning`"),
  Choice("note", "is reported"),
  Choice("off", "is not reported", flag: false),
]

func rulesShape(_ ids: [String]) -> Shape {
  .named(
    Named(
      noun: Noun("a rule", "rules"), value: .either([.choice(severityChoices), .record(ruleKeys)]), names: ids,
      command: "dilint rules"))
}

let ruleKeys = Record(
  id: "rule", noun: Noun("a rule setting", "rule settings"),
  doc: "How grave a rule is and where. A severity in its place holds everywhere.",
  keys: [
    Entry("severity", .choice(severityChoices), .required, "How grave its findings are."),
    Entry(
      "paths", .set(.glob), .words("everywhere"),
      "Globs of the paths for which this holds; elsewhere the rule stays as it is."),
  ])

let frameworkChoices = [
  Choice("on", "is read", flag: true),
  Choice("off", "is not read", flag: false),
]

func frameworksShape(_ ids: [String]) -> Shape {
  .named(
    Named(
      noun: Noun("a framework", "frameworks"), value: .either([.choice(frameworkChoices), .record(frameworkKeys)]), names: ids,
      command: "dilint frameworks",
      others: [
        Entry(
          "custom", .either([.set(.path), .record(customKeys)]), .words("none"),
          "A home-made or unknown container, described instead of coded: its functions, or files of interface text.")
      ]))
}

let frameworkKeys = Record(
  id: "framework", noun: Noun("a framework setting", "framework settings"),
  doc: "How a framework is read. `on` or `off` in its place switches it.",
  keys: [
    Entry(
      "version", .version, .words("found in the project's lock files, else in its descriptions of builds, else the newest"),
      "The version that the project uses.")
  ])

private let signatures = Shape.list(.signature, isSet: true)

let customKeys = Record(
  id: "custom", noun: Noun("a custom container", "custom containers"),
  doc: "A container of your own: its functions as documentation names them, `Box.add(_:factory:)`.",
  keys: [
    Entry("register", signatures, .words("none"), "Functions that register: a type or a value, and a closure that makes it."),
    Entry("resolve", signatures, .words("none"), "Functions that ask for a type."),
  ])

private let targetPattern = Shape.text(Noun("the name or glob of a target", "names or globs of targets"))
private let targetPatterns = Shape.either([targetPattern, .set(targetPattern)])

let withinLayerChoices = [
  Choice("forbidden", "nothing"),
  Choice("interfaces", "interface targets"),
  Choice("allowed", "everything"),
]

/// Names from top to bottom, or the layers with their targets.
let layersShape = Shape.either([
  .set(.text(Noun("a layer", "layers"))),
  .named(
    Named(
      noun: Noun("a layer", "layers"), value: .either([.nothing, targetPattern, .set(targetPattern), .record(layerKeys)]))),
])

let layerKeys = Record(
  id: "layer", noun: Noun("a layer", "layers"),
  doc: "A layer of targets. A name or glob of targets in its place, or a list of them, is its `targets`.",
  keys: [
    Entry("targets", targetPatterns, .words("those that name it as their `layer`"), "The targets that lie in it."),
    Entry("within", .choice(withinLayerChoices), .words("what `within-layer` says"), "What they may import of one another."),
  ])

let forbiddenKeys = Record(
  id: "forbidden", noun: Noun("a forbidden import", "forbidden imports"),
  doc: "Targets that must not import others, as `from` and `to`, or the only ones that may, as `only` and `to`.",
  keys: [
    Entry("from", targetPatterns, .words("all but `only`"), "The targets that import."),
    Entry("only", targetPatterns, .words("none"), "The only targets that may import; what `to` names may import itself."),
    Entry("to", targetPatterns, .required, "The targets, or modules and packages from outside, that they must not import."),
    Entry("except", targetPatterns, .words("none"), "Targets that are not meant, on either side."),
    Entry("because", .reason, .words("none"), "The reason; it becomes part of the finding."),
  ])

let budgetKeys = Record(
  id: "budgets", noun: Noun("the set of budgets", "budgets"), doc: "Numbers that may not be passed.",
  keys: [
    Entry("max-needs", .number(0...Int.max), .words("no limit"), "How many needs one provider may have."),
    Entry("max-depth", .number(0...Int.max), .words("no limit"), "How long a chain of needs may be."),
    Entry("max-fan-out", .number(0...Int.max), .words("no limit"), "How many providers may need one and the same."),
    Entry("targets", .record(unitBudgetKeys), .words("no limits"), "Limits of build modules. Tests stand apart."),
    Entry("assemblies", .record(unitBudgetKeys), .words("no limits"), "Limits of assemblies."),
  ])

private let unitBudgetKeys = Record(
  id: "unit-budgets", noun: Noun("the set of limits", "limits"), doc: "Limits of targets or assemblies.",
  keys: [
    Entry("max-fan-in", .number(0...Int.max), .words("no limit"), "How many others may depend on one."),
    Entry("max-fan-out", .number(0...Int.max), .words("no limit"), "On how many others one may depend."),
    Entry("max-depth", .number(0...Int.max), .words("no limit"), "How long a chain of dependencies may be."),
  ])
