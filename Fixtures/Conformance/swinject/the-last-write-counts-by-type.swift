// Observed with 2.10.0. `forward` writes its type when it is called, which may be after another registration of that type: the
// entry counts from then on, though it was registered before.
import Swinject

protocol Reading {}
final class Lamp {}
final class Novel: Reading {}
final class Atlas: Reading { init(lamp: Lamp) {} }

func start() {
  let shelf = Container()
  let atlas = shelf.register(Atlas.self) { r in Atlas(lamp: r.resolve(Lamp.self)!) }  // expect: missing-provider
  shelf.register(Reading.self) { _ in Novel() }  // expect: duplicate-provider (warning)
  shelf.forward(Reading.self, to: atlas)

  _ = shelf.resolve(Reading.self)!
}
