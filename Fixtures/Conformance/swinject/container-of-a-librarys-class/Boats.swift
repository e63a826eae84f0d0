// counts: registrations=2 opaque=1
// A class of a library of which no source is here keeps the container. The file that inherits it imports the library alone, and what it does
// with the container is counted as not understood.
import HarbourKit
import UIKit

class Oar {}
class Boat { init(oar: Oar) {} }

final class BoatParts: HarbourParts {
  override init(root: HarbourRoot) {
    super.init(root: root)
    container.register(Boat.self) { r in Boat(oar: r.resolve(Oar.self)!) }
  }
}

/// What a class of the system has is no container.
final class Boats: UITableViewController {
  override func viewDidLoad() { tableView.register(BoatCell.self) { $0.oar = nil } }
}

final class BoatCell: UITableViewCell { var oar: Oar? }
