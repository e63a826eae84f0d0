// Swift: a stored property's first value is made for each object, so what two classes register in a container that they inherit meets in none; what a class
// and the one above it register does.
import Dip

protocol Rope {}
final class Hemp: Rope {}
final class Wire: Rope {}
final class Silk: Rope {}

class Deck {
  let container = DependencyContainer()
}
class Foredeck: Deck {
  override init() {
    super.init()
    container.register { Hemp() as Rope }
  }
}
class Afterdeck: Deck {
  override init() {
    super.init()
    container.register { Wire() as Rope }
  }
}
class Poop: Afterdeck {
  override init() {
    super.init()
    container.register { Silk() as Rope }  // expect: duplicate-provider (warning)
  }
}

print(Foredeck(), Afterdeck(), Poop())
// counts: needs=0 opaque=0
