import FactoryKit

public protocol Stage {}
struct Board: Stage {}
public protocol Curtain {}
struct Cloth: Curtain {}
public protocol Bench {}
struct Plank: Bench {}
public protocol Organ {}
struct Pipes: Organ {}
public protocol Clock {}
struct Dial: Clock {}

extension Container {
  public var stage: Factory<Stage?> { promised() }
  public var curtain: Factory<Curtain?> { promised() }
  public var bench: Factory<Bench?> { promised() }
  public var organ: Factory<Organ?> { promised() }
  public var clock: Factory<Clock?> { promised() }
}
public final class StageFiller: AutoRegistering {
  public init() {}
  public func autoRegister() { Container.shared.stage.register { Board() } }
}
final class CurtainFiller: AutoRegistering {
  public init() {}
  public func autoRegister() { Container.shared.curtain.register { Cloth() } }
}
public final class BenchFiller: AutoRegistering {
  init() {}
  public func autoRegister() { Container.shared.bench.register { Plank() } }
}
// Others are handed an object.
public final class OrganFiller: AutoRegistering {
  init() {}
  public func autoRegister() { Container.shared.organ.register { Pipes() } }
}
public func makeFiller() -> OrganFiller { OrganFiller() }
// Others call what they know of it.
public protocol Filler { func fill() }
final class ClockFiller: Filler {
  public func fill() { Container.shared.clock.register { Dial() } }
}
public let fillers: [Filler] = [ClockFiller()]
