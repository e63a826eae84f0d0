// What stands behind `??`, or in the `else` of an `if let`, is asked for only where what stands in front of it is missing. Where that is
// registered for certain it is never asked for, and where nothing here registers it, it is needed.
// By reading Swift: the right side of `??` is evaluated where the left one is nil.
import Swinject

final class Tide {}
final class Wind {}
final class Rain {}
final class Snow {}
final class Pier { init(_ tide: Tide) {} }

let box = Container()

func find<T>(_ type: T.Type, _ name: String) -> T { box.resolve(type, name: name) ?? box.resolve(type)! }

func mild(_ name: String) -> Rain { box.resolve(Rain.self, name: name) ?? box.resolve(Rain.self, name: "mild")! }

func show(_ tide: Tide) {}

func start() {
  if let tide = box.resolve(Tide.self, name: "high") { show(tide) } else { show(box.resolve(Tide.self)!) }
  guard let tide = box.resolve(Tide.self, name: "high") else {
    show(box.resolve(Tide.self)!)
    return
  }
  show(tide)
  _ = box.resolve(Wind.self, name: "low") ?? box.resolve(Wind.self)!  // expect: missing-provider
}

func wind() -> Wind {
  if let wind = box.resolve(Wind.self, name: "east") { return wind }
  return box.resolve(Wind.self, name: "west")!  // expect: missing-provider
}

box.register(Tide.self, name: "high") { _ in Tide() }
box.register(Rain.self, name: "soft") { _ in Rain() }
#if DEBUG
box.register(Snow.self, name: "deep") { _ in Snow() }
#endif
box.register(Pier.self) { r in Pier(r.resolve(Tide.self, name: "high") ?? r.resolve(Tide.self)!) }
start()
_ = box.resolve(Pier.self)!
_ = wind()
_ = find(Rain.self, "soft")
_ = find(Rain.self, "hard")  // expect: missing-provider
_ = box.resolve(Snow.self, name: "deep") ?? box.resolve(Snow.self)!  // expect: missing-provider
_ = mild("soft")
