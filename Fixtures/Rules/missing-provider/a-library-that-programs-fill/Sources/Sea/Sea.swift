import Dock
import Swinject

final class DeepTide: Tide {}
final class Rope {}
let locker = Container()

public enum Sea {
  public static func fill(_ chest: Container) { chest.register(Tide.self) { _ in DeepTide() } }
  static func rig(_ chest: Container) { chest.register(Rope.self) { _ in Rope() } }  // expect: unloaded-module (warning)
}

public struct SeaAssembly: Assembly {
  public init() {}
  public func assemble(container: Container) { container.register(Wind.self) { _ in fatalError() } }
}

public final class Screen {
  let tide = Dock.chest.resolve(Tide.self)!
  let wind = Dock.chest.resolve(Wind.self)!
  let rope = Dock.chest.resolve(Rope.self)!  // expect: missing-provider
  let spare = locker.resolve(Tide.self)!  // expect: missing-provider
  public init() {}
}
