import Swinject
import UIKit

final class SkyViewController: UIViewController {
  var telescope: Telescope!
  @Injected private var settings: Settings

  override func viewDidLoad() {
    @Injected var finder: StarFinder
    title = finder.star(named: "Vega")?.name ?? (settings.showsConstellations ? "Sky" : "Stars")
  }
}

final class StarViewController: UIViewController {
  private let star: Star
  private let archive: PlateArchive

  init(star: Star, archive: PlateArchive) {
    self.star = star
    self.archive = archive
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class PlanViewController: UIViewController {
  private let plan: Lazy<NightPlan>

  init(plan: Lazy<NightPlan>) {
    self.plan = plan
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
