// Of functions that fill the app's own container one run calls one: where a condition is asked twice that says the same each time, where one stands
// behind all that may throw and the other in the `catch`, and where a condition says which of them is handed on to be called later (The Swift
// Programming Language, "Control Flow", "Error Handling", "Functions"). A condition that may say something else next time, as the variable of a loop, a `catch` that only speaks,
// and functions that are both handed on part nothing.
// counts: opaque=0 needs=9
import Swinject

class Kettle {}
final class TinKettle: Kettle {}
class Bowl {}
final class TinBowl: Bowl {}
class Mug {}
final class TinMug: Mug {}
class Spoon {}
final class TinSpoon: Spoon {}
class Pan {}
final class TinPan: Pan {}
class Lid {}
final class TinLid: Lid {}
class Stove {}
final class TinStove: Stove {}
class Plate {}
final class TinPlate: Plate {}
class Fork {}
final class TinFork: Fork {}

let crate = Container()

enum Mode {
  static let isField = CommandLine.arguments.contains("-field")
  static var isWet = false
}

func addKettle() { crate.register(Kettle.self) { _ in Kettle() } }
func addTinKettle() { crate.register(Kettle.self) { _ in TinKettle() } }
func addSpoon() { crate.register(Spoon.self) { _ in Spoon() } }
func addTinSpoon() { crate.register(Spoon.self) { _ in TinSpoon() } }
func addPan() { crate.register(Pan.self) { _ in Pan() } }
func addTinPan() { crate.register(Pan.self) { _ in TinPan() } }
func addLid() { crate.register(Lid.self) { _ in Lid() } }
func addTinLid() { crate.register(Lid.self) { _ in TinLid() } }  // expect: duplicate-provider (warning)
func addStove() { crate.register(Stove.self) { _ in Stove() } }
func addTinStove() { crate.register(Stove.self) { _ in TinStove() } }  // expect: duplicate-provider (warning)
func addPlate() { guard Mode.isField else { return crate.tell() }; crate.register(Plate.self) { _ in TinPlate() } }
func addTinPlate() { if !Mode.isField { crate.register(Plate.self) { _ in Plate() } } }
func addFork() { crate.register(Fork.self) { _ in Fork() } }
func addTinFork() { crate.register(Fork.self) { _ in TinFork() } }  // expect: duplicate-provider (warning)

extension Container { func tell() {} }

func check() throws { if CommandLine.arguments.count > 9 { throw Trouble() } }
struct Trouble: Error {}

final class Camp {
  private let isField: Bool
  init(isField: Bool) { self.isField = isField }

  func pitch(_ words: [String]) {
    if Mode.isField { addTinKettle() }
    print(words)
    if !Mode.isField { addKettle() }
    if isField == true { crate.register(Mug.self) { _ in TinMug() } }
    if isField == false { crate.register(Mug.self) { _ in Mug() } }
    do {
      try check()
      addSpoon()
    } catch { addTinSpoon() }
    let add = isField ? addTinPan : addPan
    add()
    if Mode.isWet { addLid() }
    Mode.isWet = !Mode.isWet
    if !Mode.isWet { addTinLid() }
    for later in [addStove, addTinStove] { later() }
    do {
      try check()
      addFork()
    } catch { print(error) }
    addTinFork()
  }
}

@main
struct Trip {
  static func main() {
    Camp(isField: Mode.isField).pitch(CommandLine.arguments)
    _ = (crate.resolve(Kettle.self)!, crate.resolve(Mug.self)!, crate.resolve(Spoon.self)!, crate.resolve(Pan.self)!)
    _ = (crate.resolve(Lid.self)!, crate.resolve(Stove.self)!, crate.resolve(Fork.self)!)
    addPlate()
    addTinPlate()
    for isTin in [true, false] {
      if isTin { crate.register(Bowl.self) { _ in TinBowl() } }
      if !isTin { crate.register(Bowl.self) { _ in Bowl() } }  // expect: duplicate-provider (warning)
    }
    _ = (crate.resolve(Plate.self)!, crate.resolve(Bowl.self)!)
  }
}
