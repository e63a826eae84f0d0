// `Tide?` and `Tide` are two keys, so that the one may be made of the other (Swinject: Sources/ServiceKey.swift).
import Swinject

final class Tide {}
final class Boat { init(tide: Tide?) {} }
final class Moon {}

let box = Container()
box.register(Tide.self) { _ in Tide() }
box.register(Tide?.self) { r in r.resolve(Tide.self) }
box.register(Boat.self) { r in Boat(tide: r.resolve(Tide?.self)!) }
box.register(Moon?.self) { r in r.resolve(Moon?.self)! }  // expect: dependency-cycle
_ = box.resolve(Boat.self)!
_ = box.resolve(Moon?.self)!
