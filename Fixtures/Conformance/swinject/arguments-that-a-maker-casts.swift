// `Container.Arguments.swift` of Swinject tells registrations apart by the static types of what their factories take, which Swift finds by what an
// argument goes into; the operand of `as!` and `as?` is of no type by that.
// counts: needs=6 opaque=0
import Swinject

protocol Bell {}
class Metal {}
final class Gong: Metal, Bell {}
final class Stand { init(metal: Metal) {} }
final class Tower { init(stand: Stand, bell: Bell) {} }
final class Belfry { init(metal: Metal?, bell: Bell) {} }

@main struct Program {
  static func main() {
    let container = Container()
    container.register(Stand.self) { _, metal in Stand(metal: metal) }
    container.register(Tower.self) { r, bell in
      Tower(stand: r.resolve(Stand.self, argument: bell as! Metal)!, bell: bell)
    }
    container.register(Belfry.self) { _, bell in Belfry(metal: bell as? Metal, bell: bell) }
    _ = container.resolve(Tower.self, argument: Gong() as Bell)!
    _ = container.resolve(Belfry.self, argument: Gong() as Bell)!
    _ = container.resolve(Tower.self, argument: Gong())!  // expect: missing-provider
    _ = container.resolve(Belfry.self, argument: Metal())!  // expect: missing-provider
    _ = container.resolve(Stand.self, argument: Metal())!
  }
}
