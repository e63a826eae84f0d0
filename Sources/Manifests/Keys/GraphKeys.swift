import Model

/// The keys of what a manifest declares of the graph.

let moduleNames = Shape.set(.text(Noun("the name of a DI module", "names of DI modules")))

/// A list alone is the list of its public modules.
let assemblyShape = Shape.either([.nothing, moduleNames, .record(assemblyKeys)])

let assemblyKeys = Record(
  id: "assembly", noun: Noun("an assembly", "assemblies"),
  doc: "A unit that is wired as a whole. A list of names in its place lists its public modules.",
  keys: [
    Entry("public", moduleNames, .words("none"), "Modules that are loaded with it, and with every assembly that depends on it."),
    Entry("internal", moduleNames, .words("none"), "Modules that are loaded only where it is itself registered at a root."),
    Entry(
      "dependencies", .set(.text(Noun("the name of an assembly", "names of assemblies"))), .words("none"),
      "Assemblies that are loaded with it."),
    Entry("dynamic", .flag, .value(.flag(false)), "Whether other assemblies give it modules at run time."),
    Entry(
      "declared", .list(.record(declarationKeys)), .words("none"),
      "The modules of a dynamic assembly, each with the assembly that brings it."),
  ])

let declarationKeys = Record(
  id: "declaration", noun: Noun("a declared module", "declared modules"),
  doc: "A module that one assembly gives to a dynamic one.",
  keys: [
    Entry("module", .text(Noun("the name of a DI module", "names of DI modules")), .required, "The module."),
    Entry("by", .text(Noun("the name of an assembly", "names of assemblies")), .required, "The assembly that brings it."),
  ])

let moduleKeys = Record(
  id: "module", noun: Noun("a DI module", "DI modules"), doc: "A unit of registrations.",
  keys: [
    Entry(
      "provides", .list(.either([.swiftType, .record(providerKeys)])), .words("nothing"),
      "What it registers: a type, or a provider described.")
  ])

let nameKey = Entry("name", .text(Noun("a name", "names")), .words("none"), "The name under which it is registered or asked for.")
let tagKey = Entry("tag", .swiftType, .words("none"), "The tag under which it is registered or asked for, as a type.")
let tagsKey = Entry("tags", .set(.swiftType), .words("none"), "Several tags. Write either `tag` or `tags`.")

let providerKeys = Record(
  id: "provider", noun: Noun("a provider", "providers"),
  doc: "One registration. A type in its place is a provider of that type that needs nothing.",
  keys: [
    Entry("type", .swiftType, .required, "The type it makes, and the first it is asked for by."),
    Entry("as", .oneOrMoreTypes, .words("none"), "Further types it is asked for by, such as protocols: one or a list."),
    nameKey, tagKey, tagsKey,
    Entry("lifetime", .choice(lifetimeChoices), .value(.text("graph")), "How long the object lives and who shares it."),
    Entry("needs", .list(.either([.swiftType, .record(needKeys)])), .words("nothing"), "What making it takes."),
  ])

let needKeys = Record(
  id: "need", noun: Noun("a need", "needs"),
  doc: """
    Something that is asked for. A type in its place is a need for that type while the owner is made; `Cache?` is an optional need \
    for `Cache`.
    """,
  keys: [
    Entry(
      "type", .swiftType, .required,
      "The type asked for. `[Plugin]` is the array type itself; for every provider see `many`."),
    Entry("optional", .flag, .words("whether the type ends in `?`"), "Whether nothing breaks where it is missing."),
    Entry("many", .flag, .value(.flag(false)), "Whether every provider of the type is asked for, none included."),
    nameKey, tagKey, tagsKey,
    Entry("when", .choice(phaseChoices), .value(.text("eager")), "When it is asked for."),
  ])

let externalKeys = Record(
  id: "external", noun: Noun("an external type", "external types"), doc: "A key that is provided from outside the sources.",
  keys: [
    Entry("type", .type(wildcards: true), .required, "The type; `*` stands for any run of letters."),
    Entry("name", .text(Noun("a name", "names")), .words("every name"), "The only name under which it is provided."),
  ])

let phaseChoices = [
  Choice("eager", "while its owner is being made, as a parameter of its initializer"),
  Choice("late", "after its owner was made: property or method injection"),
  Choice("deferred", "when it is used: lazy, provider, closure, a call at run time"),
  Choice("weak", "after its owner was made, and not kept alive by it"),
]
