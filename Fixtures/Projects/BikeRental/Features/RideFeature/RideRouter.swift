import DITranquillity
import UIKit

@MainActor
public final class RideRouter {
  private let container: DIContainer
  private let rides: Riding

  init(container: DIContainer, rides: Riding) {
    self.container = container
    self.rides = rides
  }

  public func makeScan() -> UIViewController {
    let storyboard = UIStoryboard(name: "Scan", bundle: nil)
    guard let scan = storyboard.instantiateInitialViewController() as? ScanViewController else { return UIViewController() }
    container.inject(into: scan)
    return scan
  }

  public func finish(over host: UIViewController) {
    Task {
      guard let ride = try? await rides.end() else { return }
      let summary: RideSummaryViewController = container.resolve(args: ride)
      host.present(summary, animated: true)
    }
  }
}
