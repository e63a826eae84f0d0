import NeedleFoundation

public final class Log {
  public init() {}
}

public protocol ChatDependencies {
  var log: Log { get }
}

public final class ChatEntry {
  public init(_ make: @escaping () -> ChatComponent) {}
}

public final class ChatComponent: BootstrapComponent {
  private let dependencies: ChatDependencies
  public init(dependencies: ChatDependencies) { self.dependencies = dependencies }
  public var log: Log { dependencies.log }
  public var room: RoomComponent { RoomComponent(parent: self) }
}

public protocol RoomDependency: Dependency {
  var log: Log { get }
  var store: Store { get }  // expect: missing-provider
}
public final class Store {}
public final class RoomComponent: Component<RoomDependency> {}
