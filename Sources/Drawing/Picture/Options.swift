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
    /// Above this number of boxes the next coarser level is drawn, and the caption says so.
    public var nodeBudget: Int
    /// Leaves out arrows that a longer way implies. Components are always drawn with all of theirs.
    public var isReduced: Bool
    /// The project's name for the heading; nil leaves it out.
    public var project: String?

    public init(
      level: Level = .module, focus: String? = nil, depth: Int = 1, nodeBudget: Int = 150, isReduced: Bool = true,
      project: String? = nil
    ) {
      self.level = level
      self.focus = focus
      self.depth = depth
      self.nodeBudget = nodeBudget
      self.isReduced = isReduced
      self.project = project
    }
  }
}
