// Documentation/DIContainer: `resolve` answers an optional. What the program does with nil says whether it can do without, in whichever words: Swift,
// `Optional` (an optional is an enumeration of `none` and `some`; `map` and `flatMap` answer nil where it is; `unsafelyUnwrapped` is `!` unchecked).
// counts: needs>=24 opaque=0
import Swinject

final class Ebb {}
final class Flow {}
final class Neap {}
final class Spring {}
final class Surf {}
final class Swell {}
final class Foam {}
final class Wave {}
final class Reef {}
final class Shoal {}
final class Sand {}
final class Silt {}
final class Rock {}
final class Cliff {}
final class Cove {}
final class Bay {}
final class Gulf {}
final class Fjord {}
final class Delta {}
final class Marsh {}
final class Creek {}
final class Brook {}
final class Atoll {}

struct Pool {
  init(_ surf: Surf) {}
  static func dug(_ swell: Swell) -> Pool? { nil }
}
struct Pond { init(_ wave: Wave) {} }
struct Ditch { init(_ foam: Foam) {} }
struct NotThere: Error {}

func unwrap<T>(_ value: T?) -> T {
  guard let value else { fatalError("nothing there") }
  return value
}
func unwrapIf<T>(_ value: T?) -> T {
  if let found = value { return found }
  preconditionFailure()
}
func unwrapOrThrow<T>(_ value: T?) throws -> T {
  guard let value else { throw NotThere() }
  return value
}
func force<T>(_ value: T?) -> T { value! }
func replace(_ creek: Creek?) -> Creek {
  let creek = creek ?? Creek()
  return creek
}
func look(_ brook: Brook?, _ isDry: Bool) -> Brook {
  if isDry { return Brook() }
  return brook!
}
extension Optional {
  func orDie() -> Wrapped {
    guard let self else { fatalError() }
    return self
  }
}

func look(_ container: Container) throws {
  switch container.resolve(Ebb.self) {  // expect: missing-provider
  case let ebb?: print(ebb)
  case .none: fatalError()
  }
  switch container.resolve(Flow.self) {  // expect: missing-provider
  case .some(let flow): print(flow)
  default: fatalError()
  }
  let neap =
    switch container.resolve(Neap.self) {  // expect: missing-provider
    case let neap?: neap
    case nil: fatalError()
    }
  switch container.resolve(Spring.self) {  // expect: missing-provider (warning)
  case let spring?: print(spring)
  case nil: break
  }
  switch container.resolve(Atoll.self) {
  case let atoll?: print(atoll)
  case nil: print("none")
  }

  _ = container.resolve(Surf.self).map(Pool.init)!  // expect: missing-provider
  _ = container.resolve(Swell.self).flatMap { Pool.dug($0) }!  // expect: missing-provider
  let pond = container.resolve(Wave.self).map(Pond.init)  // expect: missing-provider
  _ = pond!
  _ = container.resolve(Foam.self).map(Ditch.init)  // expect: missing-provider (warning)

  if let reef = container.resolve(Reef.self) { print(reef) } else { fatalError() }  // expect: missing-provider
  let shoal = container.resolve(Shoal.self)  // expect: missing-provider
  if shoal == nil { fatalError() }
  let cove = container.resolve(Cove.self)  // expect: missing-provider
  guard cove != nil else { fatalError() }
  let bay = container.resolve(Bay.self)
  if bay == nil { print("no bay") }

  _ = container.resolve(Sand.self).unsafelyUnwrapped  // expect: missing-provider
  _ = unwrap(container.resolve(Silt.self))  // expect: missing-provider
  _ = unwrapIf(container.resolve(Rock.self))  // expect: missing-provider
  _ = try unwrapOrThrow(container.resolve(Cliff.self))  // expect: missing-provider (warning)
  _ = force(container.resolve(Gulf.self))  // expect: missing-provider
  _ = container.resolve(Fjord.self).orDie()  // expect: missing-provider
  _ = replace(container.resolve(Creek.self))
  _ = look(container.resolve(Brook.self), true)
  print(neap)
}

// What is there, is there.
func lookAgain(_ container: Container) {
  switch container.resolve(Delta.self) {
  case let delta?: print(delta)
  case .none: fatalError()
  }
  _ = unwrap(container.resolve(Marsh.self))
}
// A case of that name is nil only where the value is optional.
enum Tide { case none, high }
func sail(_ container: Container) {
  guard let tide = container.resolve(Tide.self) else { return }  // expect: missing-provider (warning)
  switch tide {
  case .high: break
  case .none: fatalError()
  }
}

let container = Container()
container.register(Delta.self) { _ in Delta() }
container.register(Marsh.self) { _ in Marsh() }
try look(container)
lookAgain(container)
sail(container)
