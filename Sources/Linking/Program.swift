import Model

/// Everything that linking starts from: what the files say, which frameworks they may speak of, and how files are built.
public struct Program: Sendable {
  /// The app's own files, in any order.
  public var digests: [Digest]
  public var vocabularies: [Vocabulary]
  /// What tools of frameworks make of the app's files.
  public var written: [ToolText]
  public var targets: [Target]
  /// By file: an index into `targets`.
  public var targetOfFile: [String: Int]
  /// Storyboards and nibs, where a source speaks of them.
  public var scenes: [SceneFile]
  /// Why storyboards may hold more than these scenes; nil where they hold no more.
  public var scenesGap: String?
  /// The same of nibs.
  public var nibsGap: String?
  /// Files of values that the program may load.
  public var values: [ValueFile]
  /// By file: every target that compiles it.
  public var targetsOfFile: [String: [Int]]
  /// Apps and extensions, and the targets linked into each.
  public var hosts: [Draft.Host]
  /// The `#if` flags that hold; nil: each branch is judged with itself.
  public var flags: [String]?
  /// By file that only some builds compile: under which flags.
  public var conditions: [String: BuildCondition] = [:]
  /// By target, and by module name that several targets have: which of these it means, where that is known.
  public var meantTargets: [Int: [String: Set<Int>]] = [:]
  /// By target: the `#if` flags with which it is compiled in every build, and those that it is in none.
  public var settledFlags: [Int: [String: Bool]] = [:]
  /// By target: the systems for which it is built, called as `os(…)` calls them, where that is known.
  public var systems: [Int: Set<String>] = [:]
  /// Targets that no program but those of the project can link.
  public var inaccessible: Set<Int> = []
  /// Where something of a source could not be read.
  public var unread: [UnreadSource] = []
  /// Some sources are not there: functions that nothing here declares stand in them.
  public var lacksSources = false
  /// Files that no build compiles.
  public var leftovers: Set<String> = []
  /// Told the file that is being followed, before it is: where something breaks or takes too long, somebody wants to know.
  public var watch: @Sendable (String) -> Void = { _ in }

  public init(
    digests: [Digest], vocabularies: [Vocabulary], written: [ToolText] = [], targets: [Target] = [],
    targetOfFile: [String: Int] = [:], targetsOfFile: [String: [Int]] = [:], hosts: [Draft.Host] = [],
    scenes: [SceneFile] = [], scenesGap: String? = nil, nibsGap: String? = nil, values: [ValueFile] = [],
    flags: [String]? = nil
  ) {
    self.digests = digests
    self.vocabularies = vocabularies
    self.written = written
    self.targets = targets
    self.targetOfFile = targetOfFile
    self.scenes = scenes
    self.scenesGap = scenesGap
    self.nibsGap = nibsGap
    self.values = values
    self.targetsOfFile = targetsOfFile
    self.hosts = hosts
    self.flags = flags
  }
}

/// A source that could not be read, or not wholly: whatever stands there may fill the containers of the frameworks that it imports.
public struct UnreadSource: Sendable {
  public var at: Location
  /// What it imports; nil: nobody knows.
  public var modules: Set<String>?
  /// What is known of it where it is not there at all.
  public var absence: Absence?

  /// What there is to know of a source that is not there.
  public struct Absence: Hashable, Sendable {
    /// Something in the sources may run what stands in it.
    public var isCalled: Bool
    /// The type that it extends, by its name: `Container` of `Container+Rooms.swift`.
    public var extended: String?

    public init(isCalled: Bool, extended: String?) {
      self.isCalled = isCalled
      self.extended = extended
    }
  }

  public init(at: Location, modules: Set<String>?) {
    self.at = at
    self.modules = modules
  }

  /// Whether it may fill a container that the sources fill, too. What is not there and nobody calls is run by nothing that one sees.
  func mayAdd(to vocabulary: Vocabulary) -> Bool {
    guard let absence else { return true }
    return absence.isCalled
      || absence.extended.map { name in vocabulary.interface.declarations.contains { $0.name == name } } ?? false
  }

  func speaks(_ vocabulary: Vocabulary) -> Bool { modules.map { !$0.isDisjoint(with: vocabulary.modules) } ?? true }
}

/// One generation of one framework, ready for use: its interface read like any other file, and its behaviour in the version
/// that the project uses.
public struct Vocabulary: Sendable {
  public var framework: String
  public var modules: [String]
  public var interface: Digest
  public var shapes: [GroupShape]
  public var annotations: AnnotationGrammar?
  public var codeTool: CodeTool?
  public var lifetimes: [String: Lifetime]
  public var defaultLifetime: Lifetime
  public var policy: Policy
  /// The files that speak this generation; nil: all.
  public var files: Set<String>?
  /// It is a library beside the framework: its names are common ones, which only files that import it mean by them.
  public private(set) var isCompanion = false

  /// `modules` nil: those of the framework alone. `isAssumed`: nothing says which version is in use.
  public init(
    framework: Framework, generation: Generation, version: Version, isAssumed: Bool = false, interface: Digest,
    modules: [String]? = nil, files: Set<String>? = nil
  ) {
    self.framework = framework.id
    self.modules = modules ?? framework.modules
    self.interface = interface
    shapes = generation.shapes
    annotations = generation.annotations
    codeTool = generation.codeTool
    lifetimes = generation.lifetimes
    defaultLifetime = generation.defaultLifetime
    policy = isAssumed ? generation.policy(assuming: version) : generation.policy(in: version)
    self.files = files
  }

  /// What a library beside the framework says: nothing of the framework's own but how it behaves.
  public init(_ companion: Companion, beside other: Vocabulary, interface: Digest) {
    self = other
    modules = [companion.module]
    self.interface = interface
    (shapes, annotations, codeTool, files) = ([], nil, nil, nil)
    isCompanion = true
  }
}

/// What the tool of a framework makes of one file.
public struct ToolText: Sendable {
  /// An index into the program's vocabularies.
  public var vocabulary: Int
  /// What it writes, under the name of the file that it read.
  public var digest: Digest
  /// Where the file registers for its own target only.
  public var kept: Set<Position>
  public var complaints: [Complaint]

  /// A hazard that the tool sees in the file.
  public struct Complaint: Sendable {
    public var occurrence: HazardOccurrence
    /// It is one only where the program assigns this static property.
    public var assigned: CodeTool.Complaint.Assigned?

    public init(occurrence: HazardOccurrence, assigned: CodeTool.Complaint.Assigned? = nil) {
      self.occurrence = occurrence
      self.assigned = assigned
    }
  }

  public init(vocabulary: Int, digest: Digest, kept: Set<Position> = [], complaints: [Complaint] = []) {
    self.vocabulary = vocabulary
    self.digest = digest
    self.kept = kept
    self.complaints = complaints
  }
}
