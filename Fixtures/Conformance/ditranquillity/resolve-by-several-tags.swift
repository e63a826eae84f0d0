// Upstream: DITranquillityTests_Resolve.test20_ResolveByTagAndTag, _Lazy..., _...Short and test23_ResolveByTagTagTagShort
// (6.0.0). All tags must be on one component, nested or listed.
import DITranquillity

protocol Gate {}
final class OldGate: Gate {}
enum North {}
enum Stone {}
enum Open {}
enum Guarded {}

func start() {
  let container = DIContainer()
  container.register(OldGate.init)
    .as(check: Gate.self, tag: North.self) { $0 }
    .as(check: Gate.self, tag: Stone.self) { $0 }
    .as(check: Gate.self, tag: Open.self) { $0 }

  let one: Gate = by(tag: North.self, on: by(tag: Stone.self, on: container.resolve()))
  let two: Gate? = by(tags: North.self, Stone.self, on: container.resolve())
  let three: Gate = by(tags: North.self, Stone.self, Open.self, on: container.resolve())
  let later: Lazy<Gate?> = by(tag: North.self, on: by(tag: Guarded.self, on: container.resolve()))
  let never: Gate = by(tags: North.self, Guarded.self, on: container.resolve())  // expect: missing-provider
  _ = (one, two, three, later, never)
}
