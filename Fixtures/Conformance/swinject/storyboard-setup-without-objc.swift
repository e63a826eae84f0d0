// SwinjectStoryboard 2.0 and later: the class is `@objcMembers`, which covers extensions, and its `setup` is an optional requirement of
// SwinjectStoryboardProtocol that `+initialize` calls; the library's own tests write it without `@objc`.
import SwinjectStoryboard

protocol Tide {}
final class Pool { init(tide: Tide) {} }
final class ShoreController: UIViewController { var pool: Pool! }

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {}

extension SwinjectStoryboard {
  class func setup() {
    defaultContainer.register(Pool.self) { r in Pool(tide: r.resolve(Tide.self)!) }  // expect: missing-provider
    defaultContainer.storyboardInitCompleted(ShoreController.self) { r, controller in
      controller.pool = r.resolve(Pool.self)!
    }
  }
}
