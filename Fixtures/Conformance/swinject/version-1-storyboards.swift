// SwinjectStoryboard's README for 1.x: `registerForStoryboard` fills a controller that the storyboard makes, and `property` reads a
// file.
import Swinject
import UIKit

final class Feed {}
final class Cache {}
final class FeedController: UIViewController {
  var feed: Feed?
  var cache: Cache?
}

extension SwinjectStoryboard {
  @objc class func setup() {
    defaultContainer.register(Feed.self) { _ in Feed() }
    defaultContainer.registerForStoryboard(FeedController.self) { (r: ResolverType, controller: FeedController) in
      controller.feed = r.resolve(Feed.self)!
      controller.cache = r.resolve(Cache.self)!  // expect: missing-provider
    }
  }
}
