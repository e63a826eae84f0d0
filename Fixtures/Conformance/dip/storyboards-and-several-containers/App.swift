// Dip-UI 2.0, Sources/StoryboardInstantiatable.swift and Tests, testThatItIteratesUIContainers: of several `uiContainers` the first fills an object that does not
// throw, so it is enough if one has the type; what it asks for then it asks of that one.
import Dip
import DipUI
import UIKit

struct Feed {}
struct Ads {}

class FeedController: UIViewController, StoryboardInstantiatable { var feed: Feed! }
class AdController: UIViewController, StoryboardInstantiatable { var ads: Ads! }
class LostController: UIViewController, StoryboardInstantiatable {}
class BaseController: UIViewController, StoryboardInstantiatable {}
/// The type of the object is asked for, and no class above it (`Self` in an extension of the protocol).
class DetailController: BaseController {}

let feeds = DependencyContainer { container in
  container.register { Feed() }
  container.register(storyboardType: FeedController.self, tag: "feed")
    .resolvingProperties { container, controller in controller.feed = try container.resolve() as Feed }
  container.register(storyboardType: BaseController.self)
}
let ads = DependencyContainer { container in
  container.register(storyboardType: AdController.self, tag: "ads")
    .resolvingProperties { container, controller in
      controller.ads = try container.resolve() as Ads  // expect: missing-provider
    }
}

func start() {
  DependencyContainer.uiContainers.append(feeds)
  DependencyContainer.uiContainers.append(ads)
}
start()
// counts: needs=7 opaque=0
