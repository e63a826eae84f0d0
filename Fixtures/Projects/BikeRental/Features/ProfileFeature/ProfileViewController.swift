import Screens
import UIKit

public final class ProfileViewController: LinesViewController {
  var model: ProfileViewModel!

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show(model.lines)
  }

  @IBAction func typed(_ field: UITextField) {
    model.logIn(code: field.text ?? "")
  }
}
