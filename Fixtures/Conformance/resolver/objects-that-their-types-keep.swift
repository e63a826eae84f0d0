// What a type from outside keeps or makes of itself by a static member is of that type (documentation of Foundation and Dispatch: `DispatchQueue.global(qos:)` "Returns the
// global system queue", `FileManager.default`, `OperationQueue.current` "… or nil"). What another member answers, nobody here can tell.
// counts: needs=11 registrations=11 opaque=1
import Foundation
import Resolver
import StoreKit
import UserNotifications

final class Store {
  init(queue: DispatchQueue = Resolver.resolve(name: "back")) {}
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register(name: "front") { DispatchQueue.main }
    register(name: "back") { DispatchQueue.global() }
    register(name: "idle") { DispatchQueue.global(qos: .background) }
    register { SKPaymentQueue.default() }
    register { UNUserNotificationCenter.current() }
    register { ProcessInfo.processInfo }
    register { URLSessionConfiguration.background(withIdentifier: "a") }
    register { OperationQueue.current }
    register(name: "word") { ProcessInfo.globallyUniqueString() }
    register { Store() }
  }
}

struct Page {
  @Injected var store: Store
  @Injected(name: "front") var front: DispatchQueue
  @Injected(name: "idle") var idle: DispatchQueue
  @Injected(name: "other") var other: DispatchQueue  // expect: missing-provider
  @Injected var payments: SKPaymentQueue
  @Injected var center: UNUserNotificationCenter
  @Injected var process: ProcessInfo
  @Injected var configuration: URLSessionConfiguration
  // A factory may answer nothing (`ResolverFactory<Service> = () -> Service?`): what it answers is the service.
  @Injected var operations: OperationQueue
  @Injected(name: "word") var word: Timer  // expect: missing-provider (note)
}
