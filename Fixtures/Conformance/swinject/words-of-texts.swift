// A text may be the name by which Objective-C calls something. It knows what is `@objc`, or stands in an extension that is (Swift's language
// reference, "Attributes"); any other function that is spelled like a word of a text is not called by that, nor because its class is known there.
// counts: needs=3 opaque=0
import Foundation
import Swinject

struct Tide {}
struct Moon {}
struct Wind {}

@objc(ADepot) final class Depot: NSObject {
  static let shared = Depot()
  let box = Container()
}

extension Depot {
  func register() { box.register(Tide.self) { _ in Tide() } }
  @objc func refill() { box.register(Moon.self) { _ in Moon() } }
}

@objc extension Depot {
  func refresh() { box.register(Wind.self) { _ in Wind() } }
}

enum Route {
  static let path = "https://example.com/register"
}

@main struct Port {
  static func main() {
    _ = Depot.shared.perform(Selector(("refill")))
    print(Route.path, Depot.shared.box.resolve(Tide.self)!)  // expect: missing-provider
    print(Depot.shared.box.resolve(Moon.self)!, Depot.shared.box.resolve(Wind.self)!)
  }
}
