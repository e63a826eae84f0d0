// DipTests, testThatItResolvesUsingCollaboratingContainer: whom a container asks besides is said by who calls the function that
// makes it; `collaborate(with:)` takes a list as well (Dip.swift, `public func collaborate(with containers: [DependencyContainer])`).
// counts: needs>=9 opaque=1
import Dip

protocol Pump {}
final class HandPump: Pump {}
final class Fountain { var pump: Pump! }
final class Pond { var pump: Pump! }
final class Brook { var pump: Pump! }
final class Trough { var pump: Pump! }
final class Basin { var pump: Pump! }
protocol Bucket {}
final class Pail: Bucket {}
final class Cistern { var bucket: Bucket! }
final class Spring { var pump: Pump! }
final class Well { var pump: Pump! }

func fountain(near: [DependencyContainer]) {
  let c = DependencyContainer()
  c.register { Fountain() }.resolvingProperties { c, f in f.pump = try c.resolve() as Pump }
  c.collaborate(with: near)
}
func pond(near: [DependencyContainer]?) -> DependencyContainer {
  let c = DependencyContainer()
  c.register { Pond() }.resolvingProperties { c, f in f.pump = try c.resolve() as Pump }
  if let near { c.collaborate(with: near) }
  return c
}
func brook(near: DependencyContainer...) -> DependencyContainer {
  let c = DependencyContainer { c in
    c.register { Brook() }.resolvingProperties { c, f in f.pump = try c.resolve() as Pump }
  }
  c.collaborate(with: near)
  return c
}
struct Yard {
  static func trough(near: [DependencyContainer]) -> DependencyContainer {
    let c = DependencyContainer()
    c.register { Trough() }.resolvingProperties { c, f in f.pump = try c.resolve() as Pump }
    let all = near
    c.collaborate(with: all)
    return c
  }
}
protocol Builder { static func container(near: [DependencyContainer]?) -> DependencyContainer }
enum BasinBuilder: Builder {
  static func container(near: [DependencyContainer]?) -> DependencyContainer {
    let c = DependencyContainer()
    c.register { Basin() }.resolvingProperties { c, f in f.pump = try c.resolve() as Pump }
    guard let near = near else { return c }
    c.collaborate(with: near)
    return c
  }
}
func cistern(near: [DependencyContainer] = []) -> DependencyContainer {
  let c = DependencyContainer()
  c.register { Cistern() }.resolvingProperties { c, f in f.bucket = try c.resolve() as Bucket }  // expect: missing-provider
  c.collaborate(with: near)
  return c
}
func well(near: [DependencyContainer]) -> DependencyContainer {
  let c = DependencyContainer()
  c.register { Well() }.resolvingProperties { c, f in f.pump = try c.resolve() as Pump }
  c.collaborate(with: near)
  return c
}
func neverCalled(near: [DependencyContainer]) -> DependencyContainer {
  let c = DependencyContainer()
  c.register { Spring() }.resolvingProperties { c, f in f.pump = try c.resolve() as Pump }
  c.collaborate(with: near)
  return c
}

let p = DependencyContainer()
p.register { HandPump() }.implements(Pump.self)
p.register { Pail() }.implements(Bucket.self)
fountain(near: [p])
_ = try pond(near: [p]).resolve() as Pond
_ = try brook(near: p).resolve() as Brook
_ = try Yard.trough(near: [p]).resolve() as Trough
_ = try BasinBuilder.container(near: [p]).resolve() as Basin
_ = try cistern().resolve() as Cistern
_ = try well(near: elsewhere()).resolve() as Well
