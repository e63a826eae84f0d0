import DITranquillity

final class ExhibitModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(module: CuratorModule())
    builder.register { ExhibitCatalogue(client: *!$0, curator: *!$0) }
      .lifetime(.single)
    builder.register(vc: ExhibitViewController.self)
      .dependency { scope, screen in
        screen.catalogue = *!scope
        screen.player = try! scope.resolve(name: "stream")
      }
  }
}
