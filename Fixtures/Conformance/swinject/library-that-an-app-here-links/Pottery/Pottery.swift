// The app stands here, so that nobody else is thought of who would load the assembly and provide what a module outside declares.
import Clay
import Swinject
public final class Bowl {
  init(clay: ClaySource) {}
}
public final class PotteryAssembly: Assembly {
  public init() {}
  public func assemble(container: Container) {
    container.register(Bowl.self) { r in Bowl(clay: r.resolve(ClaySource.self)!) }  // expect: missing-provider
  }
}
