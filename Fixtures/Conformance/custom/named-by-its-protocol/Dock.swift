// The manifest may name the functions of the protocol as which the container is handed on: those are meant by which its types do what it demands.
// counts: registrations=2 needs=3 includes=1 opaque=0
protocol Dock {
  func moor<T>(_ type: T.Type, built: @escaping () -> T)
  func call<T>(_ type: T.Type) -> T
}

final class StoneDock: Dock {
  private var boats: [ObjectIdentifier: () -> Any] = [:]
  func moor<T>(_ type: T.Type, built: @escaping () -> T) { boats[ObjectIdentifier(type)] = built }
  func call<T>(_ type: T.Type) -> T { boats[ObjectIdentifier(type)]!() as! T }
}

struct Barge {}
struct Tug { let barge: Barge }
struct Raft {}

func fill(_ dock: Dock) {
  dock.moor(Barge.self) { Barge() }
  dock.moor(Tug.self) { Tug(barge: dock.call(Barge.self)) }
}

let dock: Dock = StoneDock()
fill(dock)
print(dock.call(Tug.self))
print(dock.call(Raft.self))  // expect: missing-provider
