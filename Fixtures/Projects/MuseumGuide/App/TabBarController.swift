import UIKit

final class TabBarController: UITabBarController {
  var tabs: [Tab] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = tabs.map { $0.makeScreen() }
  }
}
