// Resolver.swift, `register(_:name:factory:)`: the type of the closure's answer and the name together are the key. What the closure answers only the
// compiler can tell here, and the name is written: it may be what is asked for under this name, and under no other.
// counts: needs=3 opaque=1
import Foundation
import Resolver

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register(name: "front") { Lane.front }
    register(name: "back") { OperationQueue.current?.underlyingQueue ?? dispatch_get_global_queue(0, 0) }
  }
}
struct Lane { static let front = Lane() }

final class Race {
  let back: DispatchQueue = Resolver.resolve(name: "back")  // expect: missing-provider (note)
  let front: Lane = Resolver.resolve(name: "front")
  let side: Lane = Resolver.resolve(name: "side")  // expect: missing-provider
}
