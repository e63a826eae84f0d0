extension Picture {
  /// How coarse a picture is, from coarse to fine.
  public enum Level: String, CaseIterable, Sendable {
    /// Build targets and their imports.
    case target
    /// Assemblies, and what stands in none.
    case assembly
    /// Modules, framed by their assembly.
    case module
    /// Registrations, framed by their group.
    case component

    /// What it draws, in half a sentence.
    public var summary: String {
      switch self {
      case .target: "build targets and what they import"
      case .assembly: "what is wired as a whole, and what stands in none"
      case .module: "groups of registrations, framed by their assembly"
      case .component: "single registrations, framed by their group"
      }
    }

    /// What one draws if this one has too many boxes.
    var coarser: Level? {
      switch self {
      case .component: .module
      case .module: .assembly
      case .assembly: .target
      case .target: nil
      }
    }

    /// The word for what it draws: `modules`.
    var plural: String {
      switch self {
      case .target: "targets"
      case .assembly: "assemblies"
      case .module: "modules"
      case .component: "components"
      }
    }
  }

  /// What of a graph is drawn.
  public struct Options: Sendable {
    public var level: Level
    /// The name of a group, root, target, type or key: only it and its neighbourhood are drawn.
    public var focus: String?
    /// How many arrows the neighbourhood reaches, each way.
    public var depth: Int
    /// Above this number of boxes the next coarser level is drawn, or of a neighbourhood what is nearest; the picture says so.
    public var nodeBudget: Int
    /// Leaves out arrows that a longer way implies. Needs of components are always drawn.
    public var isReduced: Bool
    /// Draws build targets of tests as well.
    public var includesTests: Bool
    /// Draws boxes with the same arrows in one frame, and their arrows once.
    public var isBundled: Bool
    /// Draws above single registrations, too, all code that asks outside any, not only what asks in vain.
    public var showsAllCode: Bool
    /// The project's name for the heading; nil leaves it out.
    public var project: String?
    /// How places become addresses; nil draws no links.
    public var links: LinkTemplate?

    /// As many as one reads at a glance, well before they become a thicket.
    public static let readable = 75

    public init(
      level: Level = .module, focus: String? = nil, depth: Int = 1, nodeBudget: Int = Options.readable, isReduced: Bool = true,
      includesTests: Bool = false, isBundled: Bool = true, showsAllCode: Bool = false, project: String? = nil,
      links: LinkTemplate? = nil
    ) {
      self.level = level
      self.focus = focus
      self.depth = depth
      self.nodeBudget = nodeBudget
      self.isReduced = isReduced
      self.includesTests = includesTests
      self.isBundled = isBundled
      self.showsAllCode = showsAllCode
      self.project = project
      self.links = links
    }
  }
}
