// What is taken out of a list or dictionary that a function is handed is what its caller put there (Swift's standard library).
import Swinject

struct Tide {}
struct Moon {}
struct Wind {}
struct Rain {}
struct Snow {}
struct Fog {}

protocol Part { func fill(_ box: Container) }

struct TidePart: Part { func fill(_ box: Container) { box.register(Tide.self) { _ in Tide() } } }
struct MoonPart: Part { func fill(_ box: Container) { box.register(Moon.self) { _ in Moon() } } }
struct WindPart: Part { func fill(_ box: Container) { box.register(Wind.self) { _ in Wind() } } }
struct RainPart: Part { func fill(_ box: Container) { box.register(Rain.self) { _ in Rain() } } }
struct SnowPart: Part { func fill(_ box: Container) { box.register(Snow.self) { _ in Snow() } } }
struct FogPart: Part { func fill(_ box: Container) { box.register(Fog.self) { _ in Fog() } } }
struct SparePart: Part { func fill(_ box: Container) { box.register(Int.self) { _ in 1 } } }  // expect: unloaded-module (warning)

enum Dock {
  static func reversed(_ parts: [Part], _ box: Container) { parts.reversed().forEach { $0.fill(box) } }
  static func switchedOn(_ parts: [Part], _ box: Container) { parts.filter { _ in true }.forEach { $0.fill(box) } }
  static func first(_ parts: [Part], _ box: Container) {
    guard let part = parts.first else { return }
    part.fill(box)
  }
  static func values(_ parts: [String: Part], _ box: Container) { for (_, part) in parts { part.fill(box) } }
  static func counted(_ parts: [Part], _ box: Container) { parts.enumerated().forEach { $0.element.fill(box) } }
  static func named(_ parts: [Part], _ box: Container) { for (part, _) in zip(parts, ["a", "b"]) { part.fill(box) } }
}

let box = Container()
Dock.reversed([TidePart()], box)
Dock.switchedOn([MoonPart()], box)
Dock.first([WindPart()], box)
Dock.values(["rain": RainPart()], box)
Dock.counted([SnowPart()], box)
Dock.named([FogPart()], box)
_ = box.resolve(Tide.self)!
_ = box.resolve(Moon.self)!
_ = box.resolve(Wind.self)!
_ = box.resolve(Rain.self)!
_ = box.resolve(Snow.self)!
_ = box.resolve(Fog.self)!
_ = box.resolve(Int.self)!  // expect: missing-provider
