// SwinjectStoryboard: the storyboard makes the controller, the container fills it; nobody resolves it.
import SwinjectStoryboard

struct Feed {}
struct Ads {}
class FeedController: UIViewController {
  var feed: Feed?
  var ads: Ads!
}

extension SwinjectStoryboard {
  @objc class func setup() {
    defaultContainer.storyboardInitCompleted(FeedController.self) { r, controller in
      controller.feed = r.resolve(Feed.self)
      controller.ads = r.resolve(Ads.self)!  // expect: missing-provider
    }
    defaultContainer.register(Feed.self) { _ in Feed() }
  }
}
