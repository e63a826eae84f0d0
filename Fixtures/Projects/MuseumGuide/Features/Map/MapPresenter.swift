public final class MapPresenter {
  private let plan: FloorPlan
  private let beacons: BeaconSource

  init(plan: FloorPlan, beacons: BeaconSource) {
    self.plan = plan
    self.beacons = beacons
  }

  func show(_ beacon: Int) {}
}

final class FloorPlan {
  private let store: KeyValueStore
  init(store: KeyValueStore) { self.store = store }
}
