import Screens
import UIKit

final class RideSummaryViewController: LinesViewController {
  private let ride: Ride
  private let history: RideHistory

  init(ride: Ride, history: RideHistory) {
    self.ride = ride
    self.history = history
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(["\(ride.minutes) minutes", "\(ride.price.cents) cents", "\(history.rides.count) rides so far"])
  }
}
