// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": what `Quay.Factory` means a protocol says that stands outside the sources.
// A library knows nothing of the program but what it is told, so that a type which says nothing of `Quay` is not meant.
import BarnKit
import Swinject

final class Quay: FactoryModule {
  struct Payload {}
}
final class Pier: FactoryModule {
  struct Payload {}
}
final class Harbour { init(quays: Quay.Factory, piers: Pier.Factory) {} }

@main
struct App {
  static let box = Container()

  static func main() {
    box.register(Factory<Pier>.self) { _ in fatalError() }
    box.register(Harbour.self) { r in
      Harbour(
        quays: r.resolve(Quay.Factory.self)!,  // expect: missing-provider
        piers: r.resolve(Pier.Factory.self)!)
    }
    print(box.resolve(Harbour.self)!)
  }
}
