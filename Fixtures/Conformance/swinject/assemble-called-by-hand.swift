// Documentation/Assembler: an assembly may run another one's `assemble` itself; it then belongs to that one.
import Swinject

struct Brick {}
struct House {}

struct BrickAssembly: Assembly {
  func assemble(container: Container) { container.register(Brick.self) { _ in Brick() } }
}

struct HouseAssembly: Assembly {
  func assemble(container: Container) {
    BrickAssembly().assemble(container: container)
    container.register(House.self) { r in
      _ = r.resolve(Brick.self)!
      return House()
    }
  }
}

let assembler = Assembler([HouseAssembly()])
_ = assembler.resolver.resolve(House.self)!
