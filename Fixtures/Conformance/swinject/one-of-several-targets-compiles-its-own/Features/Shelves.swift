import Swinject

public protocol Clock {}

public final class Window {
  public init(clock: Clock) {}
}

public enum Shelves {
  public static var assembler: Assembler!
  public static func fill(_ assemblies: [Assembly]) { assembler = Assembler(assemblies) }
}

public final class FeaturesAssembly: Assembly {
  public init() {}
  public func assemble(container: Container) {
    container.register(Window.self) { r in Window(clock: r.resolve(Clock.self)!) }
  }
}
