import Deck
import Swinject

public struct Bunk {
  public var plank: Plank
}

let container = Container()
container.register(Bunk.self) { _ in Bunk(plank: Plank()) }
_ = container.resolve(Bunk.self)!
// counts: needs=1 opaque=0
