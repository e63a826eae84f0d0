import DITranquillity

/// Walks a made-up visitor through the rooms.
final class MapDemo {
  func walk() throws {
    let builder = DIContainerBuilder()
    builder.register(assembly: MapAssembly())
    let scope = try builder.build()

    let visitor: SimulatedVisitor = *!scope
    let presenter: MapPresenter = *!scope
    for beacon in visitor.beacons { presenter.show(beacon) }
  }
}
