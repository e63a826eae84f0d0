import Model

extension Draft {
  /// A node of a tree of scopes: what it holds answers its own needs and those of the scopes below it.
  public struct Scope: Hashable, Sendable {
    /// The group that declares it.
    public var group: Int
    public var framework: String
    /// Groups whose registrations it holds: its own, and what it includes.
    public var holds: [Int]
    /// Scopes that make it: indices into `scopes`.
    public var parents: [Int]
    /// An index into `roots`, where a tree begins with it.
    public var root: Int?
    /// A scope that is made with it and hangs below it.
    public var annex: Annex?
    /// It is such an annex.
    public var isAnnex: Bool
    /// Part of what it holds could not be read.
    public var isOpen: Bool
    /// What whoever makes it hands over.
    public var arguments: [Stated] = []
    /// What it asks for itself, where the scopes below may go by that.
    public var asks: [Stated] = []
    /// What it asks for may come from outside where nothing makes it.
    public var isPublic = false
    /// It stands outside every tree on purpose: nobody checks what it asks for.
    public var isApart = false
    /// It was chosen to begin a tree of scopes that make one another in a ring, and that nothing else makes.
    public var isInRing = false
    /// By scope that makes it: when that is so, where it is not always.
    public var waysUnder: [Int: BuildCondition] = [:]

    public init(
      group: Int, framework: String, holds: [Int], parents: [Int] = [], root: Int? = nil, annex: Annex? = nil,
      isAnnex: Bool = false, isOpen: Bool = false
    ) {
      self.group = group
      self.framework = framework
      self.holds = holds
      self.parents = parents
      self.root = root
      self.annex = annex
      self.isAnnex = isAnnex
      self.isOpen = isOpen
    }
  }

  /// A name and type that a scope declares without providing it.
  public struct Stated: Hashable, Sendable {
    /// The type may be a composition.
    public var key: Key
    public var condition: BuildCondition
    /// Its type letter by letter and where that stands, where a framework's tool compares text.
    public var spelling: String?
    public var at: Location?

    public init(_ key: Key, condition: BuildCondition, spelling: String? = nil, at: Location? = nil) {
      self.key = key
      self.condition = condition
      self.spelling = spelling
      self.at = at
    }
  }

  /// The annex of a scope, and the keys under which scopes outside it see what it holds.
  public struct Annex: Hashable, Sendable {
    public var scope: Int
    public var offers: [Key]

    public init(scope: Int, offers: [Key]) {
      self.scope = scope
      self.offers = offers
    }
  }
}

extension Draft {
  /// Says of each root which groups its tree loads, and of each registration which roots hold it, as the scopes say.
  public mutating func loadScopes() {
    guard !scopes.isEmpty else { return }
    let children = scopes.children
    var holders: [Int: [Int]] = [:]
    for (index, scope) in scopes.enumerated() { for group in scope.holds { holders[group, default: []].append(index) } }
    var rootsOver = [[Int]](repeating: [], count: scopes.count)
    for scope in scopes.indices {
      guard let root = scopes[scope].root else { continue }
      let reached = children.reached(from: [scope]).sorted()
      for index in reached { rootsOver[index].append(root) }
      roots[root].loaded = Set(roots[root].loaded + reached.flatMap { scopes[$0].holds + [scopes[$0].group] }).sorted()
    }
    for index in registrations.indices {
      guard case .group(let group) = registrations[index].provider.owner, let held = holders[group] else { continue }
      let known = Set(registrations[index].loads.map(\.root))
      for root in Set(held.flatMap { rootsOver[$0] }).sorted() where !known.contains(root) {
        registrations[index].loads.append(Load(root: root, order: 0))
      }
    }
  }

  /// Says of each provider which scopes hold it.
  mutating func settleScopes() {
    guard !scopes.isEmpty else { return }
    var holders: [Int: [Int]] = [:]
    for scope in scopes { for group in scope.holds { holders[group, default: []].append(scope.group) } }
    for index in registrations.indices {
      guard case .group(let group) = registrations[index].provider.owner, let held = holders[group] else { continue }
      registrations[index].provider.scopes = held.sorted()
    }
  }
}

extension [Draft.Scope] {
  /// Arrows from each scope to those that it makes.
  var children: Digraph {
    Digraph(count: count, arrows: indices.flatMap { child in self[child].parents.map { Digraph.Arrow($0, child) } })
  }
}
