import GalleyKit

protocol CookDuty {}
protocol Stove {}
final class Range: Stove {}
final class Knife {}
final class Whetstone {}
final class Grinder {
  init(stone: Whetstone) {}
}

final class StoresPart: StorePart {
  override init(with root: ShipRoot) {
    super.init(with: root)
    self.container.register(.singleton) { Range() as Stove }
    container.register(.singleton) { Knife() }
    container.register { Grinder(stone: $0) }  // expect: missing-provider
  }

  func sharpen() -> Grinder { try! container.resolve() }
}
