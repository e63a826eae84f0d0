// A type that is kept as that of a class above it is the one above to whatever generic function takes it, in registering and asking alike; of a
// protocol's type Swift takes out the type that it is. Names made of it name the type itself.
// counts: needs=5 opaque=0
import Swinject

class Vessel { required init() {} }
class Sloop: Vessel {}
class Yawl: Vessel {}
protocol Cargo {}
struct Salt: Cargo {}

let container = Container()
func fill() {
  container.register(Vessel.self, name: "Sloop") { _ in Sloop() }
  container.register(Vessel.self, name: "Yawl") { _ in Yawl() }
  container.register(Cargo.self) { _ in Salt() }
}
func launch(_ kinds: [Vessel.Type]) -> [Vessel] { kinds.map { container.resolve($0, name: "\($0)")! } }
func build(_ kind: Vessel.Type) { container.register(kind) { _ in kind.init() } }
func load(_ kind: Cargo.Type) -> Cargo { container.resolve(kind)! }

fill()
build(Yawl.self)
let kind: Vessel.Type = Sloop.self
print(launch([Sloop.self, Yawl.self]), container.resolve(kind)!)
print(load(Salt.self))  // expect: missing-provider
print(container.resolve(Sloop.self)!)  // expect: missing-provider
