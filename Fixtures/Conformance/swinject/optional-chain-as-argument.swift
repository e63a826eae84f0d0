// The static type of an argument is part of the key (Sources/ServiceKey.swift; ContainerTests.Arguments): with a `?` on its way
// an expression is an optional as a whole.
import Swinject

struct Size { let id: Int }
struct Product { let size: Size? }
struct Picker {}
struct Chart {}

let container = Container()
container.register(Picker.self) { (_: Resolver, id: Int?) in Picker() }
container.register(Chart.self) { (_: Resolver, id: Int) in Chart() }

func show(_ product: Product) {
  _ = container.resolve(Picker.self, argument: product.size?.id)!
  let id = product.size?.id
  _ = container.resolve(Picker.self, argument: id)!
  _ = container.resolve(Chart.self, argument: product.size?.id)!  // expect: missing-provider
  if let id = product.size?.id { _ = container.resolve(Chart.self, argument: id)! }
  if let size = product.size { _ = container.resolve(Chart.self, argument: size.id)! }
  _ = container.resolve(Chart.self, argument: (product.size?.id)!)!
}
