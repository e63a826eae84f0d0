// Functions that fill the app's own container, of which one run calls one: an `#if`, an `if`, a `switch` or a `return` is between the calls.
// What they register never meets (The Swift Programming Language, "Control Flow", "Conditional Compilation Block"). What a run may call
// both of does: in a loop, without a `return`, after a `break`, by `fallthrough`, or after both ways; and so does what one of them calls beside them.
// counts: opaque=0
import Swinject

class Chart {}
final class PaperChart: Chart {}
class Radio {}
final class ToyRadio: Radio {}
class Lamp {}
final class OilLamp: Lamp {}
class Bell {}
final class TinBell: Bell {}
class Flag {}
final class RedFlag: Flag {}
class Brace {}
final class OldBrace: Brace {}
class Cleat {}
final class OldCleat: Cleat {}
class Sail {}
class Keg {}
final class TinKeg: Keg {}
final class OldSail: Sail {}

let locker = Container()

func stowChart() { locker.register(Chart.self) { _ in Chart() } }
func stowPaperChart() { locker.register(Chart.self) { _ in PaperChart() } }
func stowRadio() { locker.register(Radio.self) { _ in Radio() } }
func stowToyRadio() { locker.register(Radio.self) { _ in ToyRadio() } }
final class LampAssembly: Assembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}
final class OilLampAssembly: Assembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in OilLamp() } }
}
final class KegAssembly: Assembly {
  func assemble(container: Container) { container.register(Keg.self) { _ in Keg() } }
}
final class TinKegAssembly: Assembly {
  func assemble(container: Container) { container.register(Keg.self) { _ in TinKeg() } }
}
final class Hold {
  static let own = Hold()
  let things = Container()
  func roll() { KegAssembly().assemble(container: things) }
  func rollTin() { TinKegAssembly().assemble(container: things) }
}
final class Stores {
  private var assembler = Assembler()
  func light() { assembler = Assembler([LampAssembly()], container: locker) }
  func lightOil() { assembler = Assembler([OilLampAssembly()], container: locker) }
}
func hangBell() { locker.register(Bell.self) { _ in Bell() } }
func hangTinBell() { locker.register(Bell.self) { _ in TinBell() } }  // expect: duplicate-provider (warning)
func hoist() { locker.register(Flag.self) { _ in Flag() } }
func hoistRed() { locker.register(Flag.self) { _ in RedFlag() } }  // expect: duplicate-provider (warning)
func reeveBrace() { locker.register(Brace.self) { _ in Brace() } }
func reeveOldBrace() { locker.register(Brace.self) { _ in OldBrace() } }  // expect: duplicate-provider (warning)
func screwCleat() { locker.register(Cleat.self) { _ in Cleat() } }
func screwOldCleat() { locker.register(Cleat.self) { _ in OldCleat() } }  // expect: duplicate-provider (warning)
func bendSail() { locker.register(Sail.self) { _ in Sail() } }
func bendOldSail() { locker.register(Sail.self) { _ in OldSail() } }
func rig(_ isOld: Bool) { if isOld { patch() } else { fit() } }
func patch() { bendOldSail() }
func fit() { bendSail() }

@main
final class Voyage {
  let stores = Stores()

  static func main() {
    Voyage().begin(CommandLine.arguments)
    _ = locker.resolve(Chart.self)!
    _ = locker.resolve(Radio.self)!
    _ = locker.resolve(Lamp.self)!
    _ = locker.resolve(Bell.self)!
    _ = locker.resolve(Flag.self)!
    _ = locker.resolve(Sail.self)!
    _ = locker.resolve(Brace.self)!
    _ = locker.resolve(Cleat.self)!
  }

  private func begin(_ words: [String]) {
    #if TRAINING
      stowPaperChart()
    #else
      stowChart()
    #endif
    switch words.count {
    case 0: stowToyRadio()
    default: stowRadio()
    }
    for word in words { if word.isEmpty { hangBell() } else { hangTinBell() } }
    if words.count > 2 { hoist() }
    hoistRed()
    rig(words.count > 5)
    switch words.count {
    case 7:
      reeveBrace()
      break
    default: print(words)
    }
    reeveOldBrace()
    switch words.count {
    case 8:
      screwCleat()
      fallthrough
    default: screwOldCleat()
    }
    _ = Hold.own.things.resolve(Keg.self)!
    if words.isEmpty {
      Hold.own.rollTin()
      stores.lightOil()
      return
    }
    stores.light()
    Hold.own.roll()
  }
}
