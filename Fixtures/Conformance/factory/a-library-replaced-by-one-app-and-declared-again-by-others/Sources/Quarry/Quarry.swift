import Factory

public final class Stone { public init() {} }
extension Container {
  public var stone: Factory<Stone> { self { fatalError("each app says which") } }
}
