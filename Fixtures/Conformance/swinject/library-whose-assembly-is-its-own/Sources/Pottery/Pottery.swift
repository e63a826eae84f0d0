// A library whose assembly no program elsewhere can name: whoever loads it stands here, and nobody does.
import Clay
import Swinject
final class Bowl {
  init(clay: ClaySource) {}
}
final class PotteryAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Bowl.self) { r in Bowl(clay: r.resolve(ClaySource.self)!) }  // expect: missing-provider
  }
}
