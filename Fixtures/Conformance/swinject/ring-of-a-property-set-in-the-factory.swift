// Documentation/CircularDependencies: a property set inside the factory is asked for while the object is made.
import Swinject

final class Lock { var key: Key? }
final class Key { init(lock: Lock) {} }

let container = Container()
container.register(Lock.self) { r in
  let lock = Lock()
  lock.key = r.resolve(Key.self)!  // expect: dependency-cycle
  return lock
}
container.register(Key.self) { r in Key(lock: r.resolve(Lock.self)!) }
_ = container.resolve(Lock.self)!
