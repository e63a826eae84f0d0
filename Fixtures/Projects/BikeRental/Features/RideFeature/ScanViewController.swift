import Screens
import UIKit

/// Comes out of the storyboard `Scan`; the router hands it to the container.
final class ScanViewController: LinesViewController {
  var presenter: ScanPresenter!

  @IBAction func typed(_ field: UITextField) {
    presenter.scanned(field.text ?? "")
  }
}
