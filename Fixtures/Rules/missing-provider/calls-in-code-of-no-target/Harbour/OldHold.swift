// No target compiles this: what it calls is called by nobody, and its methods are those of its own class.
import Swinject

class Hold {
  let chest = Container()

  init() { stow() }

  func stow() {
    stowAnchor()
    stowRope()
  }

  private func stowAnchor() { chest.register(Anchor.self) { _ in IronAnchor() } }
  private func stowRope() { chest.register(Rope.self) { _ in HempRope() } }
}
