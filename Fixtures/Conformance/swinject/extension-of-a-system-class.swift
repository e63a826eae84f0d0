// counts: needs=5 opaque=0
// A class has what an extension adds to its superclass (The Swift Programming Language, "Inheritance"), and UIKit's classes inherit from
// one another as its headers say: a table view controller and a navigation controller are view controllers.
import Swinject
import UIKit

protocol Postal {}
protocol Stamps {}
struct Album: Stamps {}

let container = Container()
container.register(Stamps.self) { _ in Album() }

extension UIViewController {
  static var post: Resolver { container }
  var letters: Resolver { container }
  func letterbox() -> Resolver { container }
}

final class Inbox: UITableViewController {
  func open() {
    _ = letters.resolve(Postal.self)!  // expect: missing-provider
    _ = letters.resolve(Stamps.self)!
  }
}

final class Camera: UIImagePickerController {
  func snap() { _ = letterbox().resolve(Stamps.self)! }
}

func show(_ screen: UINavigationController) {
  _ = screen.letterbox().resolve(Stamps.self)!
}

_ = UISplitViewController.post.resolve(Stamps.self)!
