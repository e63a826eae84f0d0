// counts: opaque=4 registrations>=7
// The key is the type that is handed over (`Container.swift`: `register<Service>(_ serviceType: Service.Type, …)`), and what the maker makes may be of a
// type below it: where a library says the type, neither the maker nor an object tells which one it is.
import Catalogue
import Swinject

class Pool {}
class Weir {}
class Harbour {
  init(pool: Pooling) {}
}
class Canal {
  init(pool: Pool, weir: Weir) {}
}

extension Container {
  func put<Made>(_ type: Made.Type, _ make: @escaping (Resolver) -> Made) { register(type, factory: make) }
  func lay<Made>(_ make: @escaping (Resolver) -> Made, as type: Made.Type) { register(Made.self, factory: make) }
  func keep<Made>(_ type: Made.Type, _ object: Made) { register(Made.self) { _ in object } }
}

let container = Container()
container.put(Catalogue.pool) { _ in Pool() }
container.lay({ _ in Weir() }, as: Catalogue.weir)
container.keep(Catalogue.lock, Pool())
container.register(Catalogue.gate) { _ in Weir() }
container.register(Harbour.self) { r in Harbour(pool: r.resolve(Pooling.self)!) }  // expect: missing-provider (note)
_ = container.resolve(Harbour.self)!

let other = Container()
other.put(Pool.self) { _ in Pool() }
other.register(Canal.self) { r in Canal(pool: r.resolve(Pool.self)!, weir: r.resolve(Weir.self)!) }  // expect: missing-provider
_ = other.resolve(Canal.self)!
