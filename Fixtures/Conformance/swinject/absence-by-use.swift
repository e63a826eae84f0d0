// Documentation/DIContainer: `resolve` answers an optional; what the program does with it says whether it can do without. It answers nothing
// else, so `guard let` and `?.` are but ways not to write `!`: where nothing provides the type anywhere, they are never passed. Where
// something else is done instead, or the place takes an optional, it may be meant.
import Swinject

struct Lamp {}
struct Fuse {}
struct Wire {}
struct Plug {}
struct Socket {}
struct Switch {}
struct Lid {}
struct Spare {}
struct Hook {}
struct Bulb { func glow() {} }
struct Shade { let color: Int }

func light(_ container: Container) {
  _ = container.resolve(Wire.self)!  // expect: missing-provider
  if let lamp = container.resolve(Lamp.self) { _ = lamp }  // expect: missing-provider (warning)
  if let lid = container.resolve(Lid.self) { _ = lid } else { print("no lid") }
  container.resolve(Bulb.self)?.glow()  // expect: missing-provider (warning)
  let hook: Hook? = container.resolve(Hook.self)
  let fuse = container.resolve(Fuse.self) ?? Fuse()
  guard let plug = container.resolve(Plug.self) else { fatalError("no plug") }  // expect: missing-provider
  _ = container.resolve(Shade.self, argument: "red")?.color  // expect: missing-provider (warning)
  guard let socket = container.resolve(Socket.self) else { return }  // expect: missing-provider (warning)
  guard let knob: Switch = container.resolve(Switch.self) else { return }  // expect: missing-provider (warning)
  _ = (fuse, plug, socket, knob, hook)
}

func spare(_ container: Container) -> Spare {
  guard let spare = container.resolve(Spare.self) else { return Spare() }
  return spare
}

let box = Container()
_ = spare(box)
box.register(Shade.self) { (_, color: Int) in Shade(color: color) }
light(box)

// What another container has may be asked for here on purpose.
let other = Container()
if let shade = other.resolve(Shade.self, argument: 1) { print(shade) }
