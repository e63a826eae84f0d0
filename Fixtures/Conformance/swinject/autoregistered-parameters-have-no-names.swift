// SwinjectAutoregistration's README ("you can't use autoregistration with named dependencies"): a parameter is asked for without a
// name, so one that is registered under names only is missing.
import Swinject
import SwinjectAutoregistration

final class Key {}
final class Lock { init(key: Key) {} }

let container = Container()
container.autoregister(Key.self, name: "front", initializer: Key.init)
container.autoregister(Lock.self, initializer: Lock.init)  // expect: missing-provider
_ = container.resolve(Lock.self)!
_ = container.resolve(Key.self, name: "front")!
