// A module's name in front of a type means the type also where the module is seen through another import, as UIKit is through a library or a bridging
// header (The Swift Programming Language, Declarations: `import` also makes visible what the module re-exports).
// counts: opaque=0
import Swinject

final class Tide {}

enum Combine {
  final class Pool {}
}

final class Pool {}

@main struct App {
  static func main() {
    let container = Container()
    container.register(UIKit.UIWindow.self) { _ in UIKit.UIWindow() }
    container.register(Combine.Pool.self) { _ in Combine.Pool() }
    print(container.resolve(UIWindow.self)!)
    print(container.resolve(Foundation.UserDefaults.self)!)  // expect: missing-provider
    print(container.resolve(Combine.Pool.self)!)
    print(container.resolve(Pool.self)!)  // expect: missing-provider
  }
}
