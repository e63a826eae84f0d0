// AssemblerSpec: `Assembler(container:)` and `Assembler(_:container:)` fill the container they are given.
import Swinject

struct Page {}
struct Cover {}

class PageAssembly: Assembly {
  func assemble(container: Container) { container.register(Page.self) { _ in Page() } }
}

let container = Container()
container.register(Cover.self) { _ in Cover() }
let assembler = Assembler([PageAssembly()], container: container)
_ = container.resolve(Page.self)!
_ = assembler.resolver.resolve(Cover.self)!
