// Dip-UI 2.0, Sources/StoryboardInstantiatable.swift: a storyboard that sets `dipTag` on an object lets `didInstantiateFromStoryboard(_:tag:)` run for each
// of `DependencyContainer.uiContainers` until one does not throw, and nobody hears of errors; it asks for exactly the type of the object (Tests:
// testThatItDoesNotResolveIfTagDoesNotMatch), falls back to a definition without a tag (testThatItResolvesWithDefinitionWithNoTag), also where the tag is nil
// (testThatItResolvesIfContainerAndNilTagAreSet), and does nothing where `dipTag` is not set (testThatItDoesNotResolveIfTagIsNotSet).
import Dip
import DipUI
import UIKit

protocol Feed {}
final class LocalFeed: Feed {}
protocol Ads {}
protocol Archive {}

class FeedController: UIViewController { var feed: Feed! }
class AdController: UIViewController { var ads: Ads! }
class ArchiveController: UIViewController { var feed: Feed! }
class PlainController: UIViewController { var feed: Feed! }
class ForgottenController: UIViewController { var feed: Feed! }
class NoTagController: UIViewController { var feed: Feed! }
/// Some code asks for what fills it.
class LateController: UIViewController {}
/// A class above it conforms, for others.
class LowerController: FeedController {}
/// WatchKit's are filled when they awake, without a tag; nothing is registered for this one.
class WristController: WKInterfaceController, StoryboardInstantiatable {}
class StrangerController: UIViewController {}

protocol Screen: AnyObject { var feed: Feed! { get set } }
class ProtocolController: UIViewController, Screen { var feed: Feed! }
class BareController: UIViewController, Screen { var feed: Feed! }

extension FeedController: StoryboardInstantiatable {}
extension AdController: StoryboardInstantiatable {}
extension ArchiveController: StoryboardInstantiatable {}
extension PlainController: StoryboardInstantiatable {}
extension ForgottenController: StoryboardInstantiatable {}
extension NoTagController: StoryboardInstantiatable {}
extension LateController: StoryboardInstantiatable {}

extension ProtocolController: StoryboardInstantiatable {
  func didInstantiateFromStoryboard(_ container: DependencyContainer, tag: DependencyContainer.Tag?) throws {
    try container.resolveDependencies(of: self as Screen, tag: tag)
  }
}
extension BareController: StoryboardInstantiatable {
  func didInstantiateFromStoryboard(_ container: DependencyContainer, tag: DependencyContainer.Tag?) throws {
    feed = try container.resolve() as Feed
    print(try container.resolve(tag: tag) as Archive)
  }
}
// counts: needs>=12 opaque=0
