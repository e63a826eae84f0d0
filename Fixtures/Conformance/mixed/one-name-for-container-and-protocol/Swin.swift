// `Resolver` is a protocol of Swinject in one file and the class of Resolver in the other; a third one imports both.
import Swinject

protocol Sail {}
final class Jib: Sail {}
protocol Mast {}
final class Boat {
  init(sail: Sail, mast: Mast) {}
}
final class Dock: Assembly {
  func assemble(container: Container) {
    container.register(Sail.self) { _ in Jib() }
    container.register(Boat.self) { (r: Resolver) in Boat(sail: r.resolve(Sail.self)!, mast: mast(r)) }
  }

  private func mast(_ resolver: Resolver) -> Mast { resolver.resolve(Mast.self)! }  // expect: missing-provider
}
