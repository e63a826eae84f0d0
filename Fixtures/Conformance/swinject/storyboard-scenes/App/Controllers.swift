// SwinjectStoryboard, Sources/SwinjectStoryboard.swift: `injectDependency(to:)` looks for the registration of exactly the
// controller's class (`type(of: viewController)`) under its `swinjectRegistrationName`, and does the same for its children;
// without one nothing happens (README: "Registration with Name"; Tests: "AnimalAsDog" has the name "hachi").
import UIKit

struct Feed {}
struct Ads {}
struct Tracker {}

class FeedController: UIViewController { var feed: Feed? }
class AdController: UIViewController { var ads: Ads? }
class BannerController: UIViewController { var ads: Ads? }
class BaseController: UIViewController { var tracker: Tracker? }
class DetailController: BaseController {}
class RetiredController: UIViewController { var tracker: Tracker? }
class PlainController: UIViewController {}

/// A container controller made by a storyboard, which makes its child by itself.
class PagesController: UIPageViewController {
  override func awakeFromNib() { addChild(PageController()) }
}
class PageController: UIViewController { var feed: Feed? }

@objc(OldNameController) class NewNameController: UIViewController { var feed: Feed? }
