// What stands behind `??` is evaluated where there is nothing in front of it (The Swift Programming Language, "Nil-Coalescing Operator").
import Swinject

struct Tide {}
struct Moon {}
struct Wind {}

let near = Container()
near.register(Tide.self) { _ in Tide() }
let far = Container()
far.register(Moon.self) { _ in Moon() }

func find<T>(_ type: T.Type) -> T { near.resolve(type) ?? far.resolve(type)! }

_ = find(Tide.self)
_ = find(Moon.self)
_ = find(Wind.self)  // expect: missing-provider
