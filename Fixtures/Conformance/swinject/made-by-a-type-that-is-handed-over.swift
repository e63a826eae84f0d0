// An object that `type.init()` makes of a type which a parameter holds is of that type: whoever calls says of which, and what that one registers is
// loaded by him alone.
// counts: needs=4 opaque=0

import Swinject

final class Sail {}
final class Oar {}
final class Buoy {}
final class Flare {}

protocol Locker {
  init()
  func stow(in box: Container)
}

struct SailLocker: Locker {
  func stow(in box: Container) { box.register(Sail.self) { _ in Sail() } }
}

struct OarLocker: Locker {
  func stow(in box: Container) { box.register(Oar.self) { _ in Oar() } }
}

struct BuoyLocker: Locker {
  func stow(in box: Container) { box.register(Buoy.self) { _ in Buoy() } }
}

struct FlareLocker: Locker {
  func stow(in box: Container) { box.register(Flare.self) { _ in Flare() } }  // expect: unloaded-module (warning)
}

let hold = Container()

func open(_ locker: Locker.Type) { locker.init().stow(in: hold) }

func openEach(_ lockers: [Locker.Type]) {
  for locker in lockers {
    let opened = locker.init()
    opened.stow(in: hold)
  }
}

extension Container {
  func add<Kind: Locker>(_ locker: Kind.Type) { locker.init().stow(in: self) }
}

open(SailLocker.self)
openEach([OarLocker.self])
hold.add(BuoyLocker.self)

_ = hold.resolve(Sail.self)!
_ = hold.resolve(Oar.self)!
_ = hold.resolve(Buoy.self)!
_ = hold.resolve(Flare.self)!  // expect: missing-provider
