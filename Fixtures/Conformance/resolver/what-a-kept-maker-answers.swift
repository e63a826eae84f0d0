// What a closure that is handed over or kept makes is registered without a type as what it is declared to answer, whatever its body makes (Swift: the
// call has the closure's declared type, and Resolver 1.5 registers `Service.self`, which that infers).
// counts: opaque=0 registrations>=5 needs=6
import Resolver

protocol Lock {}
protocol Key {}
protocol Hinge {}
protocol Latch {}
final class BrassLock: Lock {}
final class LongKey: Key {}
final class IronHinge: Hinge {}
final class BoltLatch: Latch {}
final class Knob {}

func fit<Part>(_ part: Part.Type, _ make: @escaping () -> Part) { Resolver.register { make() } }
func mayFit<Part>(_ make: @escaping () -> Part?) { Resolver.register { make() } }

struct Kit<Part> {
  let make: () -> Part
  func fit() { Resolver.register { make() } }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    fit(Lock.self) { BrassLock() }
    Kit<Key> { LongKey() }.fit()
    let hinge: () -> Hinge = IronHinge.init
    register { hinge() }
    let latch: () -> Latch = { BoltLatch() }
    register { latch() }
    mayFit { Knob() }
  }
}

final class Door {
  @Injected var lock: Lock
  @Injected var key: Key
  @Injected var hinge: Hinge
  @Injected var latch: Latch
  @Injected var knob: Knob
  @Injected var brass: BrassLock  // expect: missing-provider
}

_ = Door()
