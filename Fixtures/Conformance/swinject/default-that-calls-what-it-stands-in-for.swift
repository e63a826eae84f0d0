// The Swift Programming Language, "Providing Default Implementations": a requirement is met by a type's own method where it has one; an
// extension's method that adds a default argument calls that one, and not itself.
import Swinject

protocol Tide {}
protocol Wave {}
final class Sea: Tide, Wave {}
final class Boat {
  init(tide: Tide) {}
}
final class Raft {
  init(wave: Wave) {}
}

protocol Slip {
  @discardableResult
  func implements<T>(_ type: T.Type, name: String?) -> Self
}
extension Slip {
  @discardableResult
  func implements<T>(_ type: T.Type, name: String? = nil) -> Self { return implements(type, name: name) }
}
extension ServiceEntry: Slip {}

final class Dock {
  private let container = Container()
  @discardableResult
  func put<S>(_ type: S.Type, _ make: @escaping (Resolver) -> S) -> Slip { container.register(type, factory: make) }
  func take<S>(_ type: S.Type) -> S { container.resolve(type)! }
}

let dock = Dock()
dock.put(Sea.self) { _ in Sea() }.implements(Tide.self)
dock.put(Boat.self) { Boat(tide: $0.resolve(Tide.self)!) }
dock.put(Raft.self) { Raft(wave: $0.resolve(Wave.self)!) }  // expect: missing-provider
_ = dock.take(Boat.self)
_ = dock.take(Raft.self)
