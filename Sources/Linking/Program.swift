import Model

/// Everything that linking starts from: what the files say, which frameworks they may speak of, and how files are built.
public struct Program: Sendable {
  /// The app's own files, in any order.
  public var digests: [Digest]
  public var vocabularies: [Vocabulary]
  public var targets: [Target]
  /// By file: an index into `targets`.
  public var targetOfFile: [String: Int]
  /// Files that several targets compile, each with what it has of its own.
  public var sharedFiles: Set<String>
  /// The `#if` flags that hold; nil: each branch is judged with itself.
  public var flags: [String]?

  public init(
    digests: [Digest], vocabularies: [Vocabulary], targets: [Target] = [], targetOfFile: [String: Int] = [:],
    sharedFiles: Set<String> = [], flags: [String]? = nil
  ) {
    self.digests = digests
    self.vocabularies = vocabularies
    self.targets = targets
    self.targetOfFile = targetOfFile
    self.sharedFiles = sharedFiles
    self.flags = flags
  }
}

/// One generation of one framework, ready for use: its interface read like any other file, and its behaviour in the version
/// that the project uses.
public struct Vocabulary: Sendable {
  public var framework: String
  public var modules: [String]
  public var interface: Digest
  public var shapes: [GroupShape]
  public var annotations: AnnotationGrammar?
  public var lifetimes: [String: Lifetime]
  public var defaultLifetime: Lifetime
  public var policy: Policy
  /// The files that speak this generation; nil: all.
  public var files: Set<String>?

  public init(framework: Framework, generation: Generation, version: Version, interface: Digest, files: Set<String>? = nil) {
    self.framework = framework.id
    modules = framework.modules
    self.interface = interface
    shapes = generation.shapes
    annotations = generation.annotations
    lifetimes = generation.lifetimes
    defaultLifetime = generation.defaultLifetime
    policy = generation.policy(in: version)
    self.files = files
  }
}
