import Swinject

final class SkyAssembly: Assembly {
  func assemble(container: Container) {
    container.register(TransitCalculator.self, name: "coarse") { _ in CoarseCalculator() }
    container.register(TransitCalculator.self, name: "exact") { _ in ExactCalculator() }
    container.register(NightPlan.self) { r in
      NightPlan(
        finder: r.get(),
        calculator: r.get(name: "fine"),  // expect: missing-provider
        weather: r.resolve(WeatherReport.self))
    }
  }
}
