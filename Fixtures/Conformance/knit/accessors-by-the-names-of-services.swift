// TypeNamerTests.testTypeComputedIdentifiers, testPrefixedName, testAnyPrefix, testFactoryRule, testSanitizeWithGenerics,
// NSURLSession and AnyPublisher rules: the tool names an accessor after the last name of the type.
import Combine
import Knit

final class StoreAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(String.self) { _ in "" }
    container.register(URL.self) { _ in URL() }
    container.register((() -> URL).self) { _ in { URL() } }
    container.register(Result<String, Failure>.self) { _ in .success("") }
    container.register([Shelf].self) { _ in [] }
    container.register([Key: Shelf].self) { _ in [:] }
    container.register((Left & Right).self) { _ in Both() }
    container.register(UIWindowKeeper.self) { _ in UIWindowKeeper() }
    container.register((any Observing).self) { _ in Observer() }
    container.register(Shelf.Factory.self) { _ in Shelf.Factory() }
    container.register(Shop.Counter.self) { _ in Shop.Counter() }
    container.register(AnyPublisher<Sale, Never>.self) { _ in AnyPublisher() }
    container.register(Everything.self) { r in
      Everything(
        a: r.string(), b: r.url(), c: r.closure(), d: r.result(), e: r.shelf(), f: r.keyShelf(), g: r.leftRight(),
        h: r.uiWindowKeeper(), i: r.observing(), j: r.shelfFactory(), k: r.counter(), l: r.salePublisher())
    }
  }
}

final class EmptyAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {}
}

struct URL {}
struct Failure: Error {}
final class Shelf {
  final class Factory {}
}
enum Shop {
  final class Counter {}
}
struct Key: Hashable {}
protocol Left {}
protocol Right {}
final class Both: Left, Right {}
final class UIWindowKeeper {}
protocol Observing {}
final class Observer: Observing {}
struct Sale {}
final class Everything {
  init(
    a: String, b: URL, c: () -> URL, d: Result<String, Failure>, e: [Shelf], f: [Key: Shelf], g: Left & Right,
    h: UIWindowKeeper, i: any Observing, j: Shelf.Factory, k: Shop.Counter, l: AnyPublisher<Sale, Never>
  ) {}
}

let full = ScopedModuleAssembler<Resolver>([StoreAssembly()])
_ = full.resolver.everything()

func visit() {
  let empty = ScopedModuleAssembler<Resolver>([EmptyAssembly()])
  _ = empty.resolver.string()  // expect: missing-provider
  _ = empty.resolver.url()  // expect: missing-provider
  _ = empty.resolver.closure()  // expect: missing-provider
  _ = empty.resolver.result()  // expect: missing-provider
  _ = empty.resolver.shelf()  // expect: missing-provider
  _ = empty.resolver.keyShelf()  // expect: missing-provider
  _ = empty.resolver.leftRight()  // expect: missing-provider
  _ = empty.resolver.uiWindowKeeper()  // expect: missing-provider
  _ = empty.resolver.observing()  // expect: missing-provider
  _ = empty.resolver.shelfFactory()  // expect: missing-provider
  _ = empty.resolver.counter()  // expect: missing-provider
  _ = empty.resolver.salePublisher()  // expect: missing-provider
}
visit()
