// Two modules that are imported here declare `Inputs`, with the same labels. Swift takes the one that takes what the library's `Pantry.stock()`
// answers, which nobody here can read: then what is asked for is not told either, and the place is counted.
// counts: needs=2 opaque=1

import Attic
import Cellar
import Pantry
import Swinject

final class Hub {
  static let shared = Hub()
  let container = Container()
  static func resolve<T>() -> T { shared.container.resolve(T.self)! }
}

final class RoomPart: Assembly {
  func assemble(container: Container) {
    container.register(AtticRoom.self) { _ in
      Inputs(stock: Pantry.stock(), item: Hub.resolve()).furnish()
      return AtticRoom()
    }
  }
}

let assembler = Assembler([RoomPart()], container: Hub.shared.container)
let room = Hub.shared.container.resolve(AtticRoom.self)!
