import DITranquillity

final class AppAssembly: DIAssembly {
  let publicModules: [DIModule] = [AppModule()]
  let internalModules: [DIModule] = [LaunchModule()]
  let dependencies: [DIAssembly] = [
    MapAssembly(),
    TourAssembly(),
    ExhibitAssembly(),
    TicketAssembly(),
    SettingsAssembly(),
    BadgeAssembly(),
  ]
}
