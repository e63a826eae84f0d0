// `then`, `do`, `with` and the like hand their receiver to a closure: what it registers, resolves and assigns counts.
// counts: registrations>=4 needs>=5 opaque=0
import Swinject

protocol Then {}
extension Then {
  func then(_ block: (Self) throws -> Void) rethrows -> Self { try block(self); return self }
  func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
}
func with<T>(_ item: T, update: (inout T) throws -> Void) rethrows -> T {
  var item = item
  try update(&item)
  return item
}
extension Container: Then {}

struct Bow {}
struct Arrow {}
struct Quiver { let arrow: Arrow }
struct Target {}

final class Archer {
  var bow: Bow!
  var target: Target?
}
extension Archer: Then {}

let container = Container().then {
  $0.register(Bow.self) { _ in Bow() }
  $0.register(Quiver.self) { r in Quiver(arrow: r.resolve(Arrow.self)!) }  // expect: missing-provider
}
func start() {
  container.do { c in
    c.register(Archer.self) { r in
      Archer().then { $0.bow = r.resolve(Bow.self)! }
    }
  }
  _ = with(container) { $0.register(String.self) { _ in "x" } }
  _ = container.resolve(Archer.self)!
  _ = container.resolve(Quiver.self)!
  _ = container.resolve(String.self)!
}
