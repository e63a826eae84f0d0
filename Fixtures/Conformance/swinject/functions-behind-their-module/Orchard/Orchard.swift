// counts: registrations=6 includes>=3 opaque=0
// Two modules with a global function of one name each: the module in front says which is meant, the own one's, too. So it does with a global
// variable. What nobody calls is not loaded for that.
import Swinject
public final class Apple { public init() {} }
public final class Press { public init() {} }
public final class Cider { public init() {} }
public let cellar = Container()
public func stock(_ container: Container) {
  container.register(Apple.self) { _ in Apple() }
}
public func equip(_ container: Container) {  // expect: unloaded-module (warning)
  container.register(Press.self) { _ in Press() }
}
public struct CiderAssembly: Assembly {
  public init() {}
  public func assemble(container: Container) {
    container.register(Cider.self) { _ in Cider() }
  }
}
