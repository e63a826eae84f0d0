import SwinjectStoryboard
import UIKit

extension SwinjectStoryboard {
  @objc class func setup() {
    defaultContainer.register(Feed.self) { _ in Feed() }
    defaultContainer.register(Ads.self, name: "wide") { _ in Ads() }
    defaultContainer.storyboardInitCompleted(FeedController.self) { r, controller in
      controller.feed = r.resolve(Feed.self)!
    }
    defaultContainer.storyboardInitCompleted(AdController.self, name: "wide") { r, controller in
      controller.ads = r.resolve(Ads.self, name: "wide")!
    }
    defaultContainer.storyboardInitCompleted(BannerController.self, name: "top") { r, controller in
      controller.ads = r.resolve(Ads.self, name: "tall")!  // expect: missing-provider
    }
    defaultContainer.storyboardInitCompleted(BannerController.self, name: "side") { r, controller in  // expect: swinject-controller-in-no-storyboard (warning)
      controller.ads = r.resolve(Ads.self, name: "side")!
    }
    // The storyboard makes one of a class below it, which is not asked for.
    defaultContainer.storyboardInitCompleted(BaseController.self) { r, controller in  // expect: swinject-controller-in-no-storyboard (warning)
      controller.tracker = r.resolve(Tracker.self)!
    }
    defaultContainer.storyboardInitCompleted(RetiredController.self) { r, controller in  // expect: swinject-controller-in-no-storyboard (warning)
      controller.tracker = r.resolve(Tracker.self)!
    }
    defaultContainer.storyboardInitCompleted(PageController.self) { r, controller in controller.feed = r.resolve(Feed.self)! }
    defaultContainer.storyboardInitCompleted(NewNameController.self) { r, controller in
      controller.feed = r.resolve(Feed.self)!
    }
  }
}

class AppDelegate: UIResponder {
  func show() {
    let feed = SwinjectStoryboard.defaultContainer.resolve(FeedController.self)  // expect: swinject-controller-resolved (warning)
    feed?.show()
    _ = SwinjectStoryboard.defaultContainer.resolve(AdController.self, name: "wide")!  // expect: missing-provider
  }
}
