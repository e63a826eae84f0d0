// AssemblerSpec, child assembler: the parent's services are seen by the child, never the other way round.
import Swinject

struct Sea {}
struct Fish {}

class SeaAssembly: Assembly {
  func assemble(container: Container) { container.register(Sea.self) { _ in Sea() } }
}
class FishAssembly: Assembly {
  func assemble(container: Container) { container.register(Fish.self) { _ in Fish() } }
}

let parent = Assembler([SeaAssembly()])
let child = Assembler([FishAssembly()], parent: parent)
_ = child.resolver.resolve(Sea.self)!
_ = child.resolver.resolve(Fish.self)!
_ = parent.resolver.resolve(Fish.self)!  // expect: missing-provider
