// Swift: "Methods", Calling Instance Methods. What a container is told is a method of containers, by whatever name others have methods: `stowAnchor` of the storyboard
// is called by nobody, `stowRope` by a plain name.
// counts: needs=4 registrations=4 opaque=0
import Swinject
import SwinjectStoryboard

protocol Anchor {}
final class IronAnchor: Anchor {}
protocol Rope {}
final class HempRope: Rope {}
protocol Sail {}
final class RedSail: Sail {}

extension SwinjectStoryboard {
  @objc class func setup() {
    defaultContainer.stowAnchor()
    stowRope()
    if #available(iOS 13, *) { print(defaultContainer.description) }
  }

  private class func stowAnchor() { defaultContainer.register(Anchor.self) { _ in IronAnchor() } }  // expect: unloaded-module (warning)
  private class func stowRope() { defaultContainer.register(Rope.self) { _ in HempRope() } }
}

extension Container {
  func stowAnchor() { register(Sail.self) { _ in RedSail() } }
}

final class Hold {
  let chest = Container()
  init() { chest.stowAnchor() }
  private func stowAnchor() { chest.register(Anchor.self) { _ in IronAnchor() } }  // expect: unloaded-module (warning)
}

@main
struct Harbour {
  static func main() {
    print(SwinjectStoryboard.defaultContainer.resolve(Sail.self)!)
    print(SwinjectStoryboard.defaultContainer.resolve(Rope.self)!)
    print(SwinjectStoryboard.defaultContainer.resolve(Anchor.self)!)  // expect: missing-provider
    print(Hold().chest.resolve(Sail.self)!)
  }
}
