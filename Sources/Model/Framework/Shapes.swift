/// How a group is declared in a framework: a type that conforms to or inherits `type` is one.
public struct GroupShape: Hashable, Sendable {
  /// The protocol or class, as the interface declares it.
  public var type: String
  public var level: Group.Level
  public var isDynamic: Bool
  /// The requirement that registers: `load`, `assemble`. It runs with the container as its only container argument.
  public var method: String?
  /// A call of `method` by the program itself, with a container, loads the group as if it had been handed to the container.
  public var joinsWhenCalled: Bool
  /// It is a node of a tree of scopes, which no method fills: what it holds and asks for is what it declares.
  public var scope: ScopeShape?
  /// One that nothing loads is a root by itself, whoever makes it.
  public var isRoot: Bool
  /// The framework cannot make one: the program makes it, and hands it to the container in which it is wanted.
  public var isHandedOver: Bool
  /// The static property that lists what such a group stands in for; one that writes it itself is meant for few containers.
  public var replacing: String?

  public init(
    type: String, level: Group.Level, isDynamic: Bool = false, method: String?, joinsWhenCalled: Bool = false,
    scope: ScopeShape? = nil, isRoot: Bool = false, isHandedOver: Bool = false, replacing: String? = nil
  ) {
    self.type = type
    self.level = level
    self.isDynamic = isDynamic
    self.method = method
    self.joinsWhenCalled = joinsWhenCalled
    self.scope = scope
    self.isRoot = isRoot
    self.isHandedOver = isHandedOver
    self.replacing = replacing
  }
}

/// How a type that is a scope of a tree says what it needs and where it hangs. Its properties are what it provides.
///
/// Type parameters are named as the interface names them.
public struct ScopeShape: Hashable, Sendable {
  /// A tree begins with it.
  public var isRoot: Bool
  /// The type parameter whose properties it needs of the scopes above it.
  public var needs: String?
  /// The label under which its initializer is handed the scope above it.
  public var parentLabel: String?
  /// The type parameter that names its annex: a scope that is made with it and hangs below it.
  public var annex: String?
  /// The type parameter whose properties the annex must have, which are all that scopes outside the annex see of it.
  public var offers: String?
  /// It is such an annex itself: whoever stands below one sees all of every annex above.
  public var isAnnex: Bool
  /// What the framework's tool goes by; nil where there is no tool.
  public var tool: ScopeTool?

  public init(
    isRoot: Bool = false, needs: String? = nil, parentLabel: String? = nil, annex: String? = nil, offers: String? = nil,
    isAnnex: Bool = false, tool: ScopeTool? = nil
  ) {
    self.isRoot = isRoot
    self.needs = needs
    self.parentLabel = parentLabel
    self.annex = annex
    self.offers = offers
    self.isAnnex = isAnnex
    self.tool = tool
  }
}
