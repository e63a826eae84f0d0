/// Every key of a manifest: what it may hold, what holds without it, and what it means.
///
/// This is the one description. The checker, the JSON Schema and the reference page read it.
func manifestKeys(ruleIDs: [String], frameworkIDs: [String]) -> Record {
  Record(
    id: "manifest", noun: Noun("a manifest", "manifests"),
    doc: """
      What dilint cannot read from the sources of a project, or should not: where they are, how they are judged, and a graph that \
      is declared rather than coded. Every key may be left out.
      """,
    keys: [
      Entry("version", .number(1...1), .value(.number(1)), "The version of this format."),
      Entry(
        "extends", .either([.path, .set(.path)]), .words("none"),
        """
        Manifests that this one adds to, relative to itself: mappings are joined key by key, anything else that stands here goes \
        before what stands there. Of several the later goes before.
        """),
      Entry(
        "sources", .set(.path), .value(.array([.text(".")])),
        "Files and folders to read, relative to the project's root. `[]` reads no source: only what is declared here counts."),
      Entry(
        "exclude", .set(.glob), .words("nothing beyond the built-in list"),
        "Globs of paths to leave out, besides those that are always left out, such as `.build`."),
      Entry(
        "conditions", .set(.text(Noun("a compilation condition", "compilation conditions"))),
        .words("every branch is judged, each with itself"),
        "The `#if` conditions that hold: flags such as `DEBUG`, tests such as `os(iOS)`. All others do not hold."),
      Entry(
        "roots", .set(.text(Noun("a file, target, assembly or type", "files, targets, assemblies or types"))),
        .words("found in the sources"), "Where containers come to life: files, targets, assemblies or types."),
      Entry(
        "targets", .named(Named(noun: Noun("a target", "targets"), value: .record(targetKeys))), .words("discovered"),
        """
        What is to be known of build modules beside what their descriptions say, by name or glob. What a name says goes before \
        what a glob says, and of two globs the later one goes before.
        """),
      Entry(
        "layers", layersShape, .words("none"),
        """
        The layers of the project, topmost first, each alone or with the targets that lie in it. A target may import the \
        interfaces of its own layer and all layers below. Tests stand apart.
        """),
      Entry(
        "within-layer", .choice(withinLayerChoices), .value(.text("interfaces")),
        "What a target may import of its own layer, where the layer does not say so itself."),
      Entry(
        "every-target-has-a-layer", .flag, .value(.flag(false)),
        "Whether a target that lies in no layer is a violation. Tests stand apart."),
      Entry(
        "assemblies", .named(Named(noun: Noun("an assembly", "assemblies"), value: assemblyShape)), .words("none declared"),
        "Assemblies by name: alone they are the graph, beside source they must agree with it."),
      Entry(
        "modules", .named(Named(noun: Noun("a DI module", "DI modules"), value: .either([.nothing, .record(moduleKeys)]))),
        .words("none declared"), "DI modules by name, with what they provide."),
      Entry(
        "external", .list(.either([.type(wildcards: true), .record(externalKeys)])), .words("nothing"),
        "What is provided from outside the sources. A type alone stands for all its names; `*` stands for any run of letters."),
      Entry("frameworks", frameworksShape(frameworkIDs), .words("all on, versions found"), "How frameworks are read, by id."),
      Entry("rules", rulesShape(ruleIDs), .words("each rule's own severity"), "How grave each rule is, by id."),
      Entry(
        "forbidden", .list(.record(forbiddenKeys)), .words("nothing"),
        "Imports that are forbidden whatever the layers say. A glob of `from` and `only` means no tests."),
      Entry("budgets", .record(budgetKeys), .words("none"), "Numbers that may not be passed."),
      Entry(
        "baseline", .path, .words("`dilint-baseline.yml`, if it is there"),
        "The file of findings that are known and not reported again, which `dilint baseline` writes."),
    ])
}

extension Shape {
  static let path = Shape.text(Noun("a path", "paths"))
  static let glob = Shape.text(Noun("a glob", "globs"))
  static let reason = Shape.text(Noun("text", "texts"))
  static let swiftType = Shape.type(wildcards: false)
  static let oneOrMoreTypes = Shape.either([.swiftType, .set(.swiftType)])
}
