// A parameter that is a type has that type's own types: `screen.Model` is the `Model` of whatever screen is handed over (Swift: a metatype
// value's member types; swiftc takes it). The second screen's model is registered by nobody.
import Swinject

protocol Screen {
  associatedtype Model
  init(model: Model)
}
struct TideScreen: Screen {
  final class Model {}
  init(model: Model) {}
}
struct WindScreen: Screen {
  final class Model {}
  init(model: Model) {}
}

extension Container {
  func put<S: Screen>(screen: S.Type) {
    register(screen.self) { r in S(model: r.resolve(screen.Model.self)!) }  // expect: missing-provider
  }
}

let box = Container()
box.register(TideScreen.Model.self) { _ in TideScreen.Model() }
box.put(screen: TideScreen.self)
box.put(screen: WindScreen.self)
_ = box.resolve(TideScreen.self)!
_ = box.resolve(WindScreen.self)!
