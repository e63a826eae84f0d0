import LarderKit
import ShelfKit

final class Table {
  let tea: Tea
  let cup = Larder.shared.fetchSafely(Cup.self)
  private let larder: LarderKeeping
  init(larder: LarderKeeping = Larder.shared) {
    self.larder = larder
    tea = larder.fetch(Tea.self)
  }
  func lay(_ other: Cup? = Larder.shared.fetchSafely(Cup.self)) -> [Cup] {
    [larder.fetch(Cup.self), self.larder.fetch(Cup.self), larder.fetch(Cup.self, sized: 2)]
  }
  /// The library that keeps these knows nothing of the container.
  func clear(_ shelf: Shelf, _ decoder: JSONDecoder, _ data: Data) -> [Any] {
    [shelf.fetch(Cup.self), decoder.decode(Cup.self, from: data), larder.fetch(Int.self), larder.reach(Cup.self)]
  }
}
extension LarderKeeping {
  func reach(_ type: Cup.Type) -> Any { 1 }
}
