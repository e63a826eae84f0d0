// Three modules that are imported here declare `Inputs`. In an expression Swift takes the one whose initializer has the labels, else the
// one that is wanted: a name means every declaration that is visible, and the constraints of the expression say which of these is meant
// (The Swift Programming Language, "Initializer Expression"; swift/docs/TypeChecker.md, "Overloading").
// counts: needs=13 opaque=0

import Aisle
import Attic
import Cellar
import Swinject

final class Hub {
  static let shared = Hub()
  let container = Container()
  static func resolve<T>() -> T { shared.container.resolve(T.self)! }
}

final class RoomPart: Assembly {
  func assemble(container: Container) {
    // By what takes it.
    container.register(AtticRoom.self) { _ in AtticRoom(di: Inputs(item: Hub.resolve())) }
    container.register(CellarRoom.self) { _ in CellarRoom(di: Inputs(item: Hub.resolve())) }
    // By labels.
    container.register(CellarRack.self) { _ in
      let inputs = Inputs(cask: Hub.resolve())  // expect: missing-provider
      return CellarRack(di: inputs)
    }
    // By the type of another argument.
    container.register(CellarDoor.self) { _ in
      let wine: Wine = RedWine()
      let inputs = Inputs(item: wine)
      return CellarDoor(di: inputs)
    }
    // By which of them has the member.
    container.register(AtticDoor.self) { _ in AtticDoor(di: Inputs.quiet(Hub.resolve())) }  // expect: missing-provider
    container.register(CellarVault.self) { _ in CellarVault(di: .locked(Hub.resolve())) }  // expect: missing-provider
  }
}

let assembler = Assembler([RoomPart()], container: Hub.shared.container)
Hub.shared.container.register(Wine.self) { _ in RedWine() }
Hub.shared.container.register(Lamp.self) { _ in OilLamp() }
Hub.shared.container.register(AtticStair.self) { _ in
  AtticStair(di: Attic.Inputs(item: OilLamp(), ladder: Hub.resolve()))  // expect: missing-provider
}
let rooms = (
  Hub.shared.container.resolve(AtticRoom.self)!, Hub.shared.container.resolve(CellarRoom.self)!,
  Hub.shared.container.resolve(CellarRack.self)!, Hub.shared.container.resolve(CellarDoor.self)!,
  Hub.shared.container.resolve(AtticDoor.self)!, Hub.shared.container.resolve(CellarVault.self)!,
  Hub.shared.container.resolve(AtticStair.self)!
)
