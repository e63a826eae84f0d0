// counts: registrations=2 opaque=0
// Of several objects of a generic assembly each keeps its own type in a property, and registers that: the object's type arguments say which.
import Swinject
import SwinjectAutoregistration

protocol Page { init() }
final class PageAssembly<P: Page>: Assembly {
  let page: P.Type
  init(page: P.Type) {
    self.page = page
  }
  func assemble(container: Container) { container.autoregister(page.self, initializer: page.init) }
}
final class Cover: Page {}
final class Index: Page {}
final class Spine: Page {}

final class Binder {
  private(set) var assemblies: [Assembly] = []
  func add<P: Page>(_ page: P.Type) { assemblies.append(PageAssembly(page: page)) }
}
let binder = Binder()
binder.add(Cover.self)
binder.add(Index.self)
let assembler = Assembler(binder.assemblies)
_ = assembler.resolver.resolve(Cover.self)!
_ = assembler.resolver.resolve(Index.self)!
_ = assembler.resolver.resolve(Spine.self)!  // expect: missing-provider
