// A key path, a closure that takes a part of what it is handed or makes a case of it, and a case with a value are functions: what they take or answer says for which type
// parameter a generic helper registers.
// counts: registrations=8 opaque=0
// Swinject: Sources/Container.swift, resolve(_:name:) answers nil where nothing of the key is registered
import Swinject

struct Harbour {
  var crane = Crane()
  var quay = Quay()
}
struct Crane {}
struct Quay { var bollard = Bollard() }
struct Bollard {}
struct Rail {}

enum Order {
  case lift(LiftOrder)
  case moor(MoorOrder)
  case rest
}
enum LiftOrder {
  case up, down
  case hook(HookOrder)
}
enum HookOrder { case open }
enum MoorOrder { case fast }
enum RailOrder { case shunt }

final class Store<State, Act> {
  let state: State
  init(_ state: State) { self.state = state }
  func part<P, A>(_ state: (State) -> P, _ order: (A) -> Act) -> Store<P, A> { Store<P, A>(state(self.state)) }
}

extension Container {
  func put<Part, Act>(_ part: @escaping (Harbour) -> Part, as order: @escaping (Act) -> Order) {
    register(Store<Part, Act>.self) { r in r.resolve(Store<Harbour, Order>.self)!.part(part, order) }
  }
  func putPart<Part>(_ part: @escaping (Harbour) -> Part) {
    register(Store<Part, Void>.self) { r in Store<Part, Void>(part(r.resolve(Harbour.self)!)) }
  }
}

let box = Container()
box.register(Harbour.self) { _ in Harbour() }
box.register(Store<Harbour, Order>.self) { r in Store(r.resolve(Harbour.self)!) }
box.put(\.crane, as: Order.lift)
box.put(\.quay, as: Order.moor)
box.put(\.quay.bollard, as: { Order.lift(.hook($0)) })
box.put(\.crane, as: { order in Order.moor(order) })
box.putPart { $0.quay.bollard }
box.putPart { harbour in harbour.crane }

_ = box.resolve(Store<Crane, LiftOrder>.self)!
_ = box.resolve(Store<Quay, MoorOrder>.self)!
_ = box.resolve(Store<Bollard, Void>.self)!
_ = box.resolve(Store<Crane, Void>.self)!
_ = box.resolve(Store<Bollard, HookOrder>.self)!
_ = box.resolve(Store<Crane, MoorOrder>.self)!
_ = box.resolve(Store<Quay, LiftOrder>.self)!  // expect: missing-provider
_ = box.resolve(Store<Quay, Void>.self)!  // expect: missing-provider
_ = box.resolve(Store<Rail, RailOrder>.self)!  // expect: missing-provider
