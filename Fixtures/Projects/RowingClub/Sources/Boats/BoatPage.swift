import Cleanse
import UIKit

final class BoatPage: UIViewController {
  private let boat: Boat
  private let tides: TideTable

  init(boat: Boat, tides: TideTable) {
    self.boat = boat
    self.tides = tides
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

struct BoatPageSeed: AssistedFactory {
  typealias Element = BoatPage
  typealias Seed = Boat
}

final class BoatsViewController: UITableViewController {
  private let fleet: Fleet
  private let pages: Factory<BoatPageSeed>
  private var boats: [Boat] = []

  init(fleet: Fleet, pages: Factory<BoatPageSeed>) {
    self.fleet = fleet
    self.pages = pages
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(pages.build(boats[indexPath.row]), sender: self)
  }
}
