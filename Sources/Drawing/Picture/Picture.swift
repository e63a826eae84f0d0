import Model

/// What is drawn: boxes, frames around them and arrows, each by its meaning. Colours and shapes are a renderer's business.
///
/// Everything is sorted, so equal graphs make equal pictures whatever the order in which they were found.
public struct Picture: Hashable, Sendable {
  /// The heading: what the picture shows.
  public var title: String
  /// Sentences under the heading: how much there is, what was left out and why.
  public var caption: [String]
  /// Those of them that whoever asked for the picture must hear of even without looking at it: it shows less than was asked for.
  public var notices: [String]
  /// Another level that gives the same picture.
  public var twin: Level?
  /// Sorted by id.
  public var nodes: [Node]
  /// Sorted by id; frames that hold no box are left out.
  public var clusters: [Cluster]
  /// Sorted by ends; at most one from one end to another.
  public var edges: [Edge]
  /// The meanings that occur in this picture, in a fixed order.
  public var legend: [Meaning]
  /// Frames that stand in this order, the first where arrows begin; empty where the arrows alone decide.
  public var ranks: [ID]

  public init(
    title: String, caption: [String] = [], notices: [String] = [], nodes: [Node] = [], clusters: [Cluster] = [],
    edges: [Edge] = [], legend: [Meaning] = [], ranks: [ID] = []
  ) {
    self.title = title
    self.caption = caption
    self.notices = notices
    self.nodes = nodes
    self.clusters = clusters
    self.edges = edges
    self.legend = legend
    self.ranks = ranks
  }
}

extension Picture {
  /// The name of a box or frame: a letter for its kind and an index into the graph, `g12`. It says nothing about contents,
  /// so it is safe in every format.
  public struct ID: Hashable, Comparable, Sendable, CustomStringConvertible {
    public enum Kind: String, Sendable, CaseIterable {
      case root = "r"
      case target = "t"
      case layer = "l"
      case group = "g"
      /// A frame around boxes that have the same arrows.
      case alike = "a"
      /// The registrations that stand in an assembly itself, beside those of its modules.
      case own = "o"
      /// Registrations whose group is not known.
      case ungrouped = "u"
      case provider = "p"
      /// Code that asks outside any registration.
      case code = "c"
      /// A key that nothing provides.
      case missing = "m"
    }

    public var kind: Kind
    public var index: Int

    public init(_ kind: Kind, _ index: Int) {
      self.kind = kind
      self.index = index
    }

    public var description: String { kind.rawValue + String(index) }

    public static func < (a: ID, b: ID) -> Bool { (a.rank, a.index) < (b.rank, b.index) }

    private var rank: Int {
      switch kind {
      case .root: 0
      case .target: 1
      case .layer: 2
      case .group: 3
      case .alike: 4
      case .own: 5
      case .ungrouped: 6
      case .provider: 7
      case .code: 8
      case .missing: 9
      }
    }
  }

  /// A box.
  public struct Node: Hashable, Sendable {
    public var id: ID
    public var kind: Kind
    /// The whole name, as the source has it; renderers shorten it and make it safe.
    public var label: String
    /// A second line: lifetime, how many registrations, whether public.
    public var detail: String
    /// Lines that a reader sees when pointing at it: the whole name, the place, what it provides.
    public var tooltip: [String]
    public var visibility: Visibility?
    public var isDynamic: Bool
    /// The gravest finding that concerns it.
    public var trouble: Finding.Severity?
    /// The frame in which it stands.
    public var cluster: ID?
    /// It is what the picture was asked to be about.
    public var isFocus = false
    /// Where the source says it.
    public var at: Location?
    /// The address of that place, ready to stand in a link.
    public var link: String?

    public enum Kind: Hashable, Sendable {
      case root, assembly, module, component, code, missing
      /// A build target; the manifest's word for its kind.
      case target(String)
    }
  }

  /// A frame around boxes and other frames.
  public struct Cluster: Hashable, Sendable {
    public var id: ID
    public var kind: Kind
    public var label: String
    public var tooltip: [String]
    public var visibility: Visibility?
    public var isDynamic: Bool
    public var trouble: Finding.Severity?
    /// The frame around it.
    public var parent: ID?
    /// It is what the picture was asked to be about.
    public var isFocus = false
    public var at: Location?
    /// The address of that place, ready to stand in a link.
    public var link: String?

    public enum Kind: Hashable, Sendable {
      case root, assembly, module, layer
      /// Boxes that have the same arrows, drawn once from or to the frame.
      case alike
    }
  }

  /// An arrow from who needs, loads or imports to what is needed, loaded or imported. Its ends are boxes or frames.
  public struct Edge: Hashable, Sendable {
    public var from: ID
    public var to: ID
    public var kind: Kind
    /// How many needs it stands for; 0 for one that is only declared.
    public var needs: Int
    /// It holds the other way round as well, and is the only arrow between its ends.
    public var isMutual = false
    /// The first place in the source that says so.
    public var at: Location
    public var tooltip: [String]
    public var trouble: Finding.Severity?

    /// From the weakest statement to the strongest: of several between two ends, the strongest is drawn.
    public enum Kind: Int, Hashable, Sendable, Comparable {
      /// From a key that nothing provides to a registration that almost does.
      case nearMiss
      /// A need within what no container loads, to what would answer it there.
      case unloadedNeed
      /// Asked for after construction, when used, or without keeping alive.
      case lateNeed
      case need
      /// The build says that one target depends on another, and nothing imports it.
      case declared
      /// One build target imports another.
      case imports
      case peer
      case child
      case internalInclude
      case publicInclude
      /// A root loads a group.
      case load
      /// Declared, but no need goes that way.
      case idleDependency
      case dependency
      case dynamic
      /// The only provider is one that is not loaded here: an internal module of a dependency.
      case leak

      public static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
    }
  }

  /// A line of the legend.
  public enum Meaning: Hashable, Sendable {
    case box(Node.Kind, visibility: Visibility?)
    case frame(Cluster.Kind, visibility: Visibility?)
    case dynamicBox
    case arrow(Edge.Kind)
    /// An arrow with a head at either end.
    case mutualArrow
    /// A thicker arrow: several needs.
    case manyNeeds
    case focus
    case trouble(Finding.Severity)
  }
}
