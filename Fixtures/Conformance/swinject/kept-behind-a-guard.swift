// `guard let` leaves before anything is kept where the container answers nil (`Container.swift`, `resolve`), so that what is kept may be absent says
// nothing of the guard, which is never passed where nothing provides the key. An answer that is put into an optional as it is stays silent, but for
// a property that holds nothing else (Docs/Decisions.md, "What is optional is tolerated").
// counts: needs=4 opaque=0
import Swinject

final class Pilot { func board() {} }
final class Flag { func hoist() {} }
final class Lamp { func light() {} }
final class Log {}

@main final class Ferry {
  let container = Container()
  var pilot: Pilot?
  var flag: Flag?
  var lamp: Lamp?
  var log: Log?

  func leave() {
    guard let pilot = container.resolve(Pilot.self) else { return }  // expect: missing-provider (warning)
    self.pilot = pilot
    self.pilot?.board()
  }

  func hoist() {
    if let found = container.resolve(Flag.self) { flag = found }  // expect: missing-provider (warning)
    lamp = container.resolve(Lamp.self)  // expect: missing-provider (warning)
    let log: Log? = container.resolve(Log.self)
    guard let log else { return }
    self.log = log
  }

  static func main() {
    let ferry = Ferry()
    ferry.hoist()
    ferry.leave()
  }
}
