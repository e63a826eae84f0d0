// Swift: `a ?? b` is optional where `b` is (Optional.swift, `??(optional:defaultValue:)`), and whoever unwraps it stops where neither is there. Swinject:
// `resolve` answers nil where nothing is registered (Container.swift).
// counts: opaque=0 needs=5
import Swinject

final class Lamp {}
final class Spare {}
final class Candle {}
final class Torch {}

final class Room {
  let resolver: Resolver
  var kept: [AnyObject] = []
  init(resolver: Resolver) { self.resolver = resolver }
  func child<T>(of type: T.Type) -> T? { kept.compactMap { $0 as? T }.first }

  func byGuard() {
    guard let lamp = child(of: Lamp.self) ?? resolver.resolve(Lamp.self) else { fatalError("no lamp") }  // expect: missing-provider
    print(lamp)
  }
  func byForce() {
    print((child(of: Spare.self) ?? resolver.resolve(Spare.self))!)  // expect: missing-provider
  }
  func byNobody() {
    if let candle = child(of: Candle.self) ?? resolver.resolve(Candle.self) { print(candle) }
  }
  func byOneOfTwo() {
    print((resolver.resolve(Torch.self, name: "old") ?? resolver.resolve(Torch.self))!)
  }
}
@main struct Main {
  static func main() {
    let container = Container()
    container.register(Torch.self) { _ in Torch() }
    let room = Room(resolver: container)
    room.byGuard()
    room.byForce()
    room.byNobody()
    room.byOneOfTwo()
  }
}
