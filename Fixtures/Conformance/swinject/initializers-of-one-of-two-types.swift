// Of which of two types an object is made, a condition says: each may be (The Swift Programming Language, "Metatype Type").
import Swinject

struct Tide {}
struct Moon {}

protocol Part {
  init()
  func fill(_ box: Container)
}
struct TidePart: Part { func fill(_ box: Container) { box.register(Tide.self) { _ in Tide() } } }
struct MoonPart: Part { func fill(_ box: Container) { box.register(Moon.self) { _ in Moon() } } }
struct SparePart: Part { func fill(_ box: Container) { box.register(Int.self) { _ in 1 } } }  // expect: unloaded-module (warning)

let box = Container()
let isNight = CommandLine.arguments.count > 1
let type: Part.Type = isNight ? MoonPart.self : TidePart.self
type.init().fill(box)
_ = box.resolve(Tide.self)!
_ = box.resolve(Int.self)!  // expect: missing-provider
