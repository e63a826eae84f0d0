import UIKit

final class ExhibitViewController: UIViewController {
  var catalogue: ExhibitCatalogue!
  var player: Player!
  var number = 0

  @IBAction func listen() { player.play(number) }
}
