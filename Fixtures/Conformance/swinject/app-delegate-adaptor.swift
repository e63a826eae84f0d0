// SwiftUI, UIApplicationDelegateAdaptor: "SwiftUI creates an instance of the delegate type".
// counts: needs=2
// SwiftUI makes the delegate: `@UIApplicationDelegateAdaptor` holds an object of the type it is given, or of the property.
import Swinject
final class Tea {}
final class Milk {}
import SwiftUI
import UIKit
final class Delegate: NSObject, UIApplicationDelegate {
  let container = Container()
  override init() {
    super.init()
    container.register(Tea.self) { _ in Tea() }
  }
}
@main struct TeaApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  var body: some Scene {
    WindowGroup {
      Text("\(String(describing: delegate.container.resolve(Tea.self)!))")
      Text("\(String(describing: delegate.container.resolve(Milk.self)!))")  // expect: missing-provider
    }
  }
}
