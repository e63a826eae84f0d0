// ContainerSpec.TypeForwarding: `implements` and `forward` add keys, with a name of their own or without.
import Swinject

protocol Reader {}
protocol Writer {}
protocol Keeper {}
final class Archive: Reader, Writer, Keeper {}

let container = Container()
let entry = container.register(Reader.self) { _ in Archive() }
  .implements(Writer.self, name: "fast")
container.forward(Keeper.self, to: entry)
_ = container.resolve(Reader.self)!
_ = container.resolve(Writer.self, name: "fast")!
_ = container.resolve(Keeper.self)!
_ = container.resolve(Writer.self)!  // expect: missing-provider
