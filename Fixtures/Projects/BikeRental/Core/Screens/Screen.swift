import UIKit

/// A view controller that shows lines of text until a designer finds time.
open class LinesViewController: UIViewController {
  public let label = UILabel()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  public func show(_ lines: [String]) {
    label.text = lines.joined(separator: "\n")
  }
}
