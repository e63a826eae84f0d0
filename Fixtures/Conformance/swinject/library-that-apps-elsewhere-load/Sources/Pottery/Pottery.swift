// A package of a library alone: whoever loads its public assembly has a container of his own, in which something provides the types of a module
// that is not here, or nothing does. Of what it declares itself it is known that nothing registers it.
import Clay
import Swinject
public protocol Glaze {}
public final class Bowl {
  init(clay: ClaySource, glaze: Glaze) {}
}
public final class PotteryAssembly: Assembly {
  public init() {}
  public func assemble(container: Container) {
    container.register(Bowl.self) { r in
      Bowl(
        clay: r.resolve(ClaySource.self)!,  // expect: missing-provider (note)
        glaze: r.resolve(Glaze.self)!)  // expect: missing-provider
    }
  }
}
