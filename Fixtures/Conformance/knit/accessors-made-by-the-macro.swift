// ResolvableTests, SwinjectResolutionTests: `@Resolvable` writes a function that asks for every parameter but those marked
// `@Argument` and `@UseDefault`; `@Named` asks by name.
import Knit
import KnitMacros

struct PressAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Ink.self) { _ in Ink() }
    container.register(Paper.self, name: "thick") { _ in Paper() }
    container.register(Press.self) { Press.make(resolver: $0) }
    container.register(Poster.self) { (resolver: Resolver, text: String) in Poster.make(resolver: resolver, text: text) }
    container.register(Stamp.self, factory: Stamp.make)
    container.register(Seal.self, factory: Seal.carved(resolver:))
    container.register(Book.self) { Book.make(resolver: $0) }  // expect: missing-provider
  }
}

final class Ink {}
final class Paper {}
final class Thread {}

final class Press {
  @Resolvable<Resolver>
  init(ink: Ink, @Named("thick") paper: Paper, @UseDefault sheets: Int = 3) {}
}

struct Poster {
  @Resolvable<Resolver>
  init(press: Press, @Argument text: String) {}
}

final class Stamp {
  @Resolvable<Resolver>
  init(ink: Ink) {}
}

final class Seal {
  @Resolvable<Resolver>
  static func carved(stamp: Stamp) -> Seal { Seal() }
}

final class Book {
  @Resolvable<Resolver>
  init(press: Press, thread: Thread) {}
}

let press = ScopedModuleAssembler<Resolver>([PressAssembly()])
_ = press.resolver.poster(text: "")
_ = press.resolver.book()
