// A function that answers one of two containers answers the one that its call says. Where nobody can tell which, it is enough that one
// of them has what is asked for.
// By reading Swift: `?:` evaluates one side, by what the condition is in that call.
import Foundation
import Swinject

final class Tide {}
final class Wind {}
final class Rain {}

let near = Container()
let far = Container()

enum Side { case near, far }

func box(_ isNear: Bool = false) -> Container { isNear ? near : far }
func box(at side: Side) -> Resolver { side != .near ? far : near }
func box(or own: Container?) -> Container {
  guard let own else { return near }
  return own
}
func box(marked mark: String) -> Container {
  var found = near
  if mark.isEmpty { found = far }
  return found
}
let pick: (Bool) -> Container = { $0 ? near : far }
let usual = ProcessInfo.processInfo.arguments.count > 1 ? near : far

near.register(Wind.self) { _ in Wind() }
far.register(Tide.self) { _ in Tide() }

_ = box(true).resolve(Wind.self)!
_ = box().resolve(Tide.self)!
_ = box(at: .far).resolve(Tide.self)!
_ = box(or: nil).resolve(Wind.self)!
_ = box(or: far).resolve(Tide.self)!
_ = box(marked: "").resolve(Tide.self)!
_ = pick(false).resolve(Tide.self)!
_ = usual.resolve(Tide.self)!
_ = usual.resolve(Wind.self)!
_ = box(true).resolve(Tide.self)!  // expect: missing-provider
_ = box(at: .far).resolve(Wind.self)!  // expect: missing-provider
_ = usual.resolve(Rain.self)!  // expect: missing-provider
