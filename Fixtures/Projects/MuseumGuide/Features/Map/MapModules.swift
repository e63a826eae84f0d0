import DITranquillity

final class MapModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { FloorPlan(store: *!$0) }
      .lifetime(.lazySingle)
    builder.register(MapPresenter.self)
      .initializer { scope in try! MapPresenter(plan: scope.resolve(), beacons: scope.resolve()) }
      .lifetime(.perScope)
  }
}

final class BeaconModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { RadioBeacons(log: *!$0) }
      .asType(BeaconSource.self)
      .lifetime(.single)
  }
}

/// For the demo and for tests: a visitor who is not there.
final class SimulationModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { SimulatedVisitor(plan: *!$0) }
  }
}
