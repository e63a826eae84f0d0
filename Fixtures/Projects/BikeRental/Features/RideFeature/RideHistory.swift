import Foundation
import Storage

final class RideHistory {
  var store: KeyValueStore!

  var rides: [Ride] {
    store.data(for: "rides").flatMap { try? JSONDecoder().decode([Ride].self, from: $0) } ?? []
  }

  func add(_ ride: Ride) {
    store.set(try? JSONEncoder().encode(rides + [ride]), for: "rides")
  }
}
