// SwinjectStoryboard's README: with `@objc`, on the method or on its extension, `setup` is found.
import Swinject
import SwinjectStoryboard
import UIKit

final class Globe {}

extension SwinjectStoryboard {
  @objc class func setup() { defaultContainer.register(Globe.self) { _ in Globe() } }
}

enum Room {
  static func setup() { _ = SwinjectStoryboard.defaultContainer.resolve(Globe.self)! }
}
