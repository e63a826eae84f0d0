import DITranquillity

final class AppModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(vc: TabBarController.self)
      .dependency { scope, tabs in tabs.tabs = **!scope }

    builder.register { MapTab(presenter: *!$0) }
      .asType(Tab.self)
      .asName("map")
    builder.register { TourTab(tours: *!$0) }
      .asType(Tab.self)
      .asName("tours")
    builder.register { TicketTab(shop: *!$0) }
      .asType(Tab.self)
      .asName("tickets")
    builder.register { SettingsTab(settings: *!$0) }
      .asType(Tab.self)
      .asName("settings")
      .dependency { scope, tab in tab.badge = *?scope }
  }
}
