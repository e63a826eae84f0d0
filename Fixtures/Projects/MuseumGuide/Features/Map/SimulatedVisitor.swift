final class SimulatedVisitor {
  private let plan: FloorPlan
  init(plan: FloorPlan) { self.plan = plan }
  var beacons: [Int] { return [1, 2, 3] }
}
