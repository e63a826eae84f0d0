import Swinject

final class ScreenAssembly: Assembly {
  func assemble(container: Container) {
    container.register(SkyViewController.self) { r in
      let controller = SkyViewController()
      controller.telescope = r.resolve(Telescope.self)
      return controller
    }
    container.register(StarViewController.self) { (r: Resolver, star: Star) in
      StarViewController(star: star, archive: r.get())
    }
    container.register(PlanViewController.self) { r in PlanViewController(plan: r.get(Lazy<NightPlan>.self)) }
  }
}
