import Core
import UIKit

final class ShareController: UIViewController {
  private let note = "nothing is asked of the container here"
}
