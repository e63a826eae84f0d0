// counts: registrations=2 opaque=0
// A generic function appends a generic assembly to a list, for the type that each call says.
import Swinject

protocol Page { init() }
final class PageAssembly<P: Page>: Assembly {
  init(page: P.Type) {}
  func assemble(container: Container) { container.register(P.self) { _ in P() } }
}
final class Cover: Page {}
final class Index: Page {}
final class Spine: Page {}

final class Binder {
  private(set) var assemblies: [Assembly] = []
  func add<P: Page>(_ page: P.Type) { assemblies.append(PageAssembly(page: page)) }
}
extension Assembler {
  func bound(_ fill: (Binder) -> Void) -> Assembler {
    let binder = Binder()
    fill(binder)
    return Assembler(binder.assemblies, parent: self)
  }
}
let assembler = Assembler([]).bound { binder in
  binder.add(Cover.self)
  binder.add(Index.self)
}
_ = assembler.resolver.resolve(Cover.self)!
_ = assembler.resolver.resolve(Index.self)!
_ = assembler.resolver.resolve(Spine.self)!  // expect: missing-provider
