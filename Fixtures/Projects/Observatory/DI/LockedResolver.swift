import Foundation
import Swinject

/// One thread at a time.
struct LockedResolver: Resolver {
  let inner: Resolver
  let lock = NSRecursiveLock()

  func resolve<Service>(_ serviceType: Service.Type) -> Service? {
    lock.lock()
    defer { lock.unlock() }
    return inner.resolve(serviceType)
  }

  func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
    lock.lock()
    defer { lock.unlock() }
    return inner.resolve(serviceType, name: name)
  }

  func resolve<Service, Argument>(_ serviceType: Service.Type, argument: Argument) -> Service? {
    lock.lock()
    defer { lock.unlock() }
    return inner.resolve(serviceType, argument: argument)
  }
}
