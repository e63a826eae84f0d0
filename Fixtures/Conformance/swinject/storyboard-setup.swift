// SwinjectStoryboard's README ("NOTE: … `@objc class func setup()`"): `setup` is called through Objective-C.
import Swinject
import SwinjectStoryboard
import UIKit

final class Atlas {}
final class AtlasController: UIViewController { var atlas: Atlas? }

extension SwinjectStoryboard {
  class func setup() {  // expect: swinject-unseen-setup (warning)
    defaultContainer.register(Atlas.self) { _ in Atlas() }
    defaultContainer.storyboardInitCompleted(AtlasController.self) { r, controller in
      controller.atlas = r.resolve(Atlas.self)!
    }
  }

  // Nobody calls that one by its name.
  class func setup(for tests: Bool) {}
}
