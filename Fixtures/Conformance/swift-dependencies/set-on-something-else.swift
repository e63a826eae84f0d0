// counts: needs=9 opaque=0
// `withDependencies` hands its closure the `inout DependencyValues` that it changes (swift-dependencies, "Overriding dependencies"). What a closure
// changes that is handed to a function of the program for something else, is something else.
import Dependencies

struct Oar: TestDependencyKey { static let testValue = Oar() }
struct Sail: TestDependencyKey {
  var colour = 0
  static let testValue = Sail()
}
struct Rope: TestDependencyKey { static let testValue = Rope() }
struct Lamp: TestDependencyKey { static let testValue = Lamp() }
struct Horn: TestDependencyKey { static let testValue = Horn() }
struct Flag: TestDependencyKey { static let testValue = Flag() }
struct Bell: TestDependencyKey { static let testValue = Bell() }
struct Hook: TestDependencyKey { static let testValue = Hook() }
struct Mast: TestDependencyKey { static let testValue = Mast() }

extension DependencyValues {
  var oar: Oar {
    get { self[Oar.self] }
    set { self[Oar.self] = newValue }
  }
  var sail: Sail {
    get { self[Sail.self] }
    set { self[Sail.self] = newValue }
  }
  var rope: Rope {
    get { self[Rope.self] }
    set { self[Rope.self] = newValue }
  }
  var lamp: Lamp {
    get { self[Lamp.self] }
    set { self[Lamp.self] = newValue }
  }
  var horn: Horn {
    get { self[Horn.self] }
    set { self[Horn.self] = newValue }
  }
  var flag: Flag {
    get { self[Flag.self] }
    set { self[Flag.self] = newValue }
  }
  var bell: Bell {
    get { self[Bell.self] }
    set { self[Bell.self] = newValue }
  }
  var hook: Hook {
    get { self[Hook.self] }
    set { self[Hook.self] = newValue }
  }
  var mast: Mast {
    get { self[Mast.self] }
    set { self[Mast.self] = newValue }
  }
}

final class Boat {
  @Dependency(\.oar) var oar  // expect: missing-provider
  @Dependency(\.sail) var sail
  @Dependency(\.rope) var rope
  @Dependency(\.lamp) var lamp  // expect: missing-provider
  @Dependency(\.horn) var horn  // expect: missing-provider
  @Dependency(\.flag) var flag
  @Dependency(\.bell) var bell  // expect: missing-provider
  @Dependency(\.hook) var hook  // expect: missing-provider
  @Dependency(\.mast) var mast
}

struct Wishes {
  struct Switch { var isOn = false }
  var oar = Switch()
  var lamp = Switch()
  var horn = false
  var bell = Switch()
  var hook = false
}

func changed<T>(_ value: T, _ change: (inout T) -> Void) -> T {
  var value = value
  change(&value)
  return value
}
func change(wishes: inout Wishes, by change: (inout Wishes) -> Void) { change(&wishes) }
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  func withLock(_ change: (inout Value) -> Void) { change(&value) }
}
/// The values of a framework, handed on.
func inDemo<R>(_ change: (inout DependencyValues) -> Void, operation: () -> R) -> R { withDependencies(change, operation: operation) }
func prepared(_ change: (inout DependencyValues) -> Void = { _ in }) { prepareDependencies(change) }

var wishes = changed(Wishes()) { $0.oar.isOn = true }
change(wishes: &wishes) { $0.horn = true }
let box = Box(Wishes())
box.withLock { $0.lamp.isOn = true }
prepared { $0.flag = Flag() }
// Whatever it is declared as, a value of a framework may be handed to it.
_ = changed(DependencyValues._current) { $0.rope = Rope() }
_ = inDemo { $0.sail.colour = 1 } operation: { Boat() }
// A library's box holds something of the program's, which has what is set: nothing else is meant. Of one that holds something else nobody can tell.
let kept = Locked(Wishes())
let listed: Guarded<Wishes> = .init()
let unknown = Locked(rig())
kept.withLock { $0.bell.isOn = true }
listed.change { $0.hook = true }
unknown.withLock { $0.mast = Mast() }
