// counts: needs>=8 opaque=0
// A factory that makes nil answers it (`Registrations.swift`, `resolve`), unless somebody has registered another maker before. What follows a
// `guard let` then never runs; who goes on without it, or does something else, may have meant that (Docs/Decisions.md, "What is optional is
// tolerated").
import Factory

protocol Sail { func hoist() }
final class Jib: Sail { func hoist() {} }

final class Rig: SharedContainer {
  static let shared = Rig()
  let manager = ContainerManager()
}

extension Rig {
  var main: Factory<Sail?> { self { nil }.singleton }
  var mizzen: Factory<Sail?> { self { nil } }
  var spinnaker: Factory<Sail?> { self { nil } }
  var storm: Factory<Sail?> { self { nil } }
  var genoa: Factory<Sail?> { self { nil } }
  var lug: Factory<Sail?> { self { Jib() } }
}

func reef() {
  guard let sail = Rig.shared.main() else { fatalError("no sail") }  // expect: missing-provider
  sail.hoist()
}
func tack() {
  guard let sail = Rig.shared.mizzen() else { return }  // expect: missing-provider (warning)
  sail.hoist()
}
func gybe() -> Sail {
  guard let sail = Rig.shared.spinnaker() else { return Jib() }
  return sail
}
func heave() {
  if let sail = Rig.shared.spinnaker() { sail.hoist() }
  Rig.shared.spinnaker()?.hoist()
}
func ride() {
  guard let sail = Rig.shared.genoa() else { return }
  guard let lug = Rig.shared.lug() else { fatalError() }
  sail.hoist()
  lug.hoist()
}
func outfit() { Rig.shared.genoa.register { Jib() } }
func weather(_ isRough: Bool) {
  if isRough {
    guard let sail = Rig.shared.storm() else { return }
    sail.hoist()
  }
}
outfit()
reef()
tack()
_ = gybe()
heave()
ride()
weather(CommandLine.arguments.count > 1)
