import Swinject
public protocol Meals {}
public protocol Keys {}
public protocol Chats {}
struct RealMeals: Meals {}
struct RealKeys: Keys {}
struct RealChats: Chats {}
public final class MealAssembly: Assembly {
  public init() {}
  public func assemble(container: Container) { container.register(Meals.self) { _ in RealMeals() } }
}
public final class KeyAssembly: Assembly {
  public init() {}
  public func assemble(container: Container) { container.register(Keys.self) { _ in RealKeys() } }
}
public final class ChatAssembly: Assembly {
  public init() {}
  public func assemble(container: Container) { container.register(Chats.self) { _ in RealChats() } }
}
