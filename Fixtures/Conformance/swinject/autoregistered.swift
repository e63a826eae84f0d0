// SwinjectAutoregistration: every parameter of the initializer is resolved; optional ones may be missing.
import Swinject
import SwinjectAutoregistration

struct Wood {}
struct Nail {}
struct Paint {}
final class Chair { init(wood: Wood, paint: Paint?) {} }
final class Table { init(wood: Wood, nail: Nail) {} }

let container = Container()
container.autoregister(Wood.self, initializer: Wood.init)
container.autoregister(Chair.self, initializer: Chair.init)
container.autoregister(Table.self, initializer: Table.init)  // expect: missing-provider
_ = container.resolve(Chair.self)!
_ = container.resolve(Table.self)!
