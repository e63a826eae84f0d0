// A call on what is one of several objects, whoever says which (a condition, a `switch`, a branch of an initializer, `??`, a table, an argument, the
// answer of a function or closure), runs the method of one of them: each is followed, and what they register never meets (The Swift Programming
// Language, "Protocols as Types": which method a call runs is decided by the object). What nobody makes one of is run by no call, two calls are two, and so are
// two turns of a loop.
// counts: opaque=0 needs>=14
import Swinject

class Sail {}
class Anchor {}
final class StormSail: Sail {}
final class Oar {}
final class Rope {}
final class Whistle {}

protocol Rigger { func rig(_ locker: Container) }
struct CalmRigger: Rigger {
  func rig(_ locker: Container) {
    locker.register(Sail.self) { _ in Sail() }
    locker.register(Oar.self) { _ in Oar() }
  }
}
struct StormRigger: Rigger {
  func rig(_ locker: Container) {
    locker.register(Sail.self) { _ in StormSail() }
    locker.register(Rope.self) { _ in Rope() }
  }
}
struct DockRigger: Rigger {
  func rig(_ locker: Container) {
    locker.register(Whistle.self) { _ in Whistle() }
  }
}

enum Weather { case calm, storm
  var rigger: Rigger {
    switch self {
    case .calm: return CalmRigger()
    case .storm: return StormRigger()
    }
  }
}

final class Choice {
  let locker = Container()
  func begin(_ isCalm: Bool) {
    let rigger: Rigger = isCalm ? CalmRigger() : StormRigger()
    rigger.rig(locker)
    _ = (locker.resolve(Sail.self)!, locker.resolve(Oar.self)!, locker.resolve(Rope.self)!)
    _ = locker.resolve(Whistle.self)!  // expect: missing-provider
  }
}

final class Branches {
  let locker = Container()
  let rigger: Rigger
  init(_ isCalm: Bool) { if isCalm { rigger = CalmRigger() } else { rigger = StormRigger() } }
  func begin() {
    rigger.rig(locker)
    _ = (locker.resolve(Sail.self)!, locker.resolve(Oar.self)!, locker.resolve(Rope.self)!)
  }
}

final class Kept {
  let locker = Container()
  let rigger: Rigger = CommandLine.arguments.isEmpty ? CalmRigger() : StormRigger()
  func begin() {
    rigger.rig(locker)
    _ = (locker.resolve(Oar.self)!, locker.resolve(Rope.self)!)
  }
}

final class Answered {
  let locker = Container()
  let riggers: [Weather: Rigger] = [.calm: CalmRigger(), .storm: StormRigger()]
  func begin(_ weather: Weather, _ spare: Rigger?) {
    riggers[weather]?.rig(locker)
    _ = (locker.resolve(Oar.self)!, locker.resolve(Rope.self)!)
  }
}

final class Getter {
  let locker = Container()
  func begin(_ weather: Weather) {
    weather.rigger.rig(locker)
    _ = locker.resolve(Rope.self)!
  }
}

final class Handed {
  let locker = Container()
  func set(_ rigger: Rigger) { rigger.rig(locker) }
  func begin(_ isCalm: Bool) {
    set(isCalm ? CalmRigger() : StormRigger())
    _ = (locker.resolve(Oar.self)!, locker.resolve(Rope.self)!)
  }
}

final class Spare {
  let locker = Container()
  func begin(_ isCalm: Bool) {
    let first: Rigger? = isCalm ? CalmRigger() : nil
    (first ?? StormRigger()).rig(locker)
    let second = { () -> Rigger in if isCalm { return StormRigger() } else { return CalmRigger() } }()
    print(second)
    _ = (locker.resolve(Oar.self)!, locker.resolve(Rope.self)!)
  }
}

protocol Weigher { func weigh(_ locker: Container) }
struct Hand: Weigher { func weigh(_ locker: Container) { locker.register(Anchor.self) { _ in Anchor() } } }
struct Winch: Weigher {
  func weigh(_ locker: Container) {
    locker.register(Anchor.self) { _ in StormAnchor() }  // expect: duplicate-provider (warning)
  }
}
final class StormAnchor: Anchor {}

final class Twice {
  let locker = Container()
  func begin(_ isCalm: Bool) {
    let first: Weigher = isCalm ? Hand() : Winch()
    let second: Weigher = isCalm ? Winch() : Hand()
    first.weigh(locker)
    second.weigh(locker)
    _ = locker.resolve(Anchor.self)!
  }
}

protocol Bailer { func bail(_ locker: Container) }
class Bucket {}
final class TinBucket: Bucket {}
struct Mate: Bailer {
  func bail(_ locker: Container) {
    locker.register(Bucket.self) { _ in Bucket() }  // expect: duplicate-provider (warning)
  }
}
struct Cook: Bailer {
  func bail(_ locker: Container) {
    locker.register(Bucket.self) { _ in TinBucket() }
  }
}

final class Crew {
  let locker = Container()
  func begin(_ bailers: [Bailer]) {
    for bailer in bailers { bailer.bail(locker) }
    _ = locker.resolve(Bucket.self)!
  }
}

@main
struct Trip {
  static func main() {
    let isCalm = CommandLine.arguments.count > 1
    Choice().begin(isCalm)
    Branches(isCalm).begin()
    Kept().begin()
    Answered().begin(isCalm ? .calm : .storm, nil)
    Getter().begin(isCalm ? .calm : .storm)
    Handed().begin(isCalm)
    Spare().begin(isCalm)
    Twice().begin(isCalm)
    Crew().begin(CommandLine.arguments.map { $0.isEmpty ? Mate() : Cook() })
  }
}
