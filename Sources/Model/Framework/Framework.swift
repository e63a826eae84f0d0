/// A dependency-injection framework: everything dilint knows of it, as data.
public struct Framework: Sendable {
  /// A lower-case word, as in the manifest's `frameworks:`.
  public var id: String
  /// As its users write it.
  public var name: String
  /// Swift modules whose import makes its names known.
  public var modules: [String]
  /// Names by which package managers list it, for finding its version.
  public var packages: [String]
  /// Who publishes it: the part of its address before its name, in lower case. Whoever has it from somebody else has a fork.
  public var homes: Set<String> = []
  /// Ids of frameworks that it brings along, in a copy of its own: where it is spoken, it speaks for their modules, too.
  public var brings: [String]
  /// Classes and protocols that its source declares in one file, if it is such a one: whoever has that file in a module of any name has the
  /// framework.
  public var sourceTypes: [String]
  /// Oldest first.
  public var generations: [Generation]
  /// What its users must know of, each a rule of its own.
  public var hazards: [Hazard]
  /// Known ways to go wrong with it, each once, and what becomes of them here.
  public var pitfalls: [Pitfall]
  /// Of each form, how it is written, or why there is none.
  public var forms: [Form: FormReading]
  /// What its own tool says, for those who compare; nil where it has none.
  public var voice: ToolVoice?

  public init(
    id: String, name: String, modules: [String], packages: [String], homes: Set<String> = [], brings: [String] = [],
    sourceTypes: [String] = [], generations: [Generation], hazards: [Hazard] = [], pitfalls: [Pitfall] = [],
    forms: [Form: FormReading] = [:], voice: ToolVoice? = nil
  ) {
    self.id = id
    self.name = name
    self.modules = modules
    self.packages = packages
    self.homes = homes
    self.brings = brings
    self.sourceTypes = sourceTypes
    self.generations = generations
    self.hazards = hazards
    self.pitfalls = pitfalls
    self.forms = forms
    self.voice = voice
  }
}

/// A library that asks whatever container the program hands it, and is no framework itself: only beside one does it say anything.
public struct Companion: Sendable {
  /// The Swift module whose import makes its names known.
  public var module: String
  /// Its public API as Swift text, without verbs: what it does to a container it does by the container's own functions.
  public var interface: String

  public init(module: String, interface: String) {
    self.module = module
    self.interface = interface
  }
}
