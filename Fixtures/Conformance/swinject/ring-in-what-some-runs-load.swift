// counts: opaque=0
// Wherever an assembly is loaded, be it in some runs only, a ring in it never ends. Where two ways have a half of a ring each, no run has both.
import Swinject

protocol Yeast {}
protocol Flour {}
protocol Salt {}
final class WildYeast: Yeast { init(flour: Flour) {} }
final class RyeFlour: Flour { init(yeast: Yeast) {} }
final class SeaSalt: Salt { init(flour: Flour) {} }
final class OatFlour: Flour { init(salt: Salt) {} }
final class RockSalt: Salt {}
final class RiceFlour: Flour {}

struct DoughAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Yeast.self) { r in WildYeast(flour: r.resolve(Flour.self)!) }  // expect: dependency-cycle
    container.register(Flour.self) { r in RyeFlour(yeast: r.resolve(Yeast.self)!) }
  }
}
struct SaltAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Salt.self) { r in SeaSalt(flour: r.resolve(Flour.self)!) }
    container.register(Flour.self) { _ in RiceFlour() }
  }
}
struct OatAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Flour.self) { r in OatFlour(salt: r.resolve(Salt.self)!) }
    container.register(Salt.self) { _ in RockSalt() }
  }
}
let isSunday = CommandLine.arguments.count > 1
let container = Container()
if isSunday { _ = Assembler([DoughAssembly()], container: container) }
let other = Container()
if isSunday { SaltAssembly().assemble(container: other) } else { OatAssembly().assemble(container: other) }
