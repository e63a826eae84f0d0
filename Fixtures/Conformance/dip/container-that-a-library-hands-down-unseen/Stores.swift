import PantryKit

final class StoresPart: StorePart {
  override init(with root: StoreRoot) {
    super.init(with: root)
    shelf.register(.singleton) { Stove() }
    shelf.register(.singleton) { Stove() }
  }
}
