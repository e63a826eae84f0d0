// Documentation/DIContainer: `resolve` answers an optional; what the program does with it says whether it can do without.
import Swinject

struct Lamp {}
struct Fuse {}
struct Wire {}
struct Plug {}
struct Socket {}

func light(_ container: Container) {
  _ = container.resolve(Wire.self)!  // expect: missing-provider
  if let lamp = container.resolve(Lamp.self) { _ = lamp }
  let fuse = container.resolve(Fuse.self) ?? Fuse()
  guard let plug = container.resolve(Plug.self) else { fatalError("no plug") }  // expect: missing-provider
  guard let socket = container.resolve(Socket.self) else { return }
  _ = (fuse, plug, socket)
}

light(Container())
