import NeedleFoundation

public protocol RoomDependency: Dependency { var clock: Clock { get } }
public final class Clock { public init() {} }
public final class RoomComponent: Component<RoomDependency> {}
