import Tree

public struct Fruit {
  public let tree = Tree()
  public init() {}
}
