import Screens
import UIKit

public final class WalletViewController: LinesViewController {
  private let model: WalletViewModel

  init(model: WalletViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Task { show(await model.lines()) }
  }
}
