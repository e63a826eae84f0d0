// No container is seen: one that stands outside the sources is handed to these functions. Which of them fill the same one nobody here can say, and
// what one function registers twice it puts twice into each.
import Dip
import WiringKit

protocol Session {}
struct RealSession: Session {}
struct FakeSession: Session {}
final class Mail {}

func registerReal(_ container: DependencyContainer) {
  container.register(.singleton) { RealSession() as Session }
  container.register { Mail() }
  container.register { Mail() }  // expect: duplicate-provider (warning)
}

func registerFake(_ container: DependencyContainer) {
  container.register(.singleton) { FakeSession() as Session }
}

func start() {
  let kit = WiringBox()
  registerReal(kit.container)
  WiringBox.launch(kit)
}

func startPreview() {
  let kit = WiringBox()
  registerFake(kit.container)
  WiringBox.launch(kit)
}
