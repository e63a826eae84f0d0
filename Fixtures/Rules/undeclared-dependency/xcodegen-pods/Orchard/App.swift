// What a Podfile says that a target has, it has wherever the target is described: XcodeGen makes the project that CocoaPods then completes
// (XcodeGen's Docs/FAQ.md, "Can I use XcodeGen with CocoaPods?").
import Grafts
import Hives
import Swinject

let orchard = Container()
orchard.register(Scion.self) { _ in Scion() }
orchard.register(Comb.self) { _ in Comb() }
_ = orchard.resolve(Scion.self)
_ = orchard.resolve(Comb.self)
