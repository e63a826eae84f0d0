// The types of run-time arguments as Swift has them (printed by swiftc): what two ways have in common, what a collection's own extension calls
// `Element`, lists and dictionaries that are made without saying of what, and the type of what is kept as a base class.
// counts: needs=16 opaque=0
import Swinject

class Boat {}
final class Tug: Boat {}
final class Punt: Boat {}
struct Row: Hashable {
  var number: Int
  var name: String
}
struct Hit {
  var number: Int
}
extension Sequence {
  var every: [Element] { Array(self) }
}
final class A {}
final class B {}
final class C {}
final class D {}
final class E {}
final class F {}
final class G {}
final class H {}

let rows = [Row(number: 1, name: "a")]
let kept: Boat = Tug()

func fill(_ box: Container) {
  box.register(A.self) { (_, _: [Row]) in A() }
  box.register(B.self) { (_, _: [Int: [Row]]) in B() }
  box.register(B.self) { (_, _: [String: [Row]]) in B() }
  box.register(C.self) { (_, _: [Tug]) in C() }
  box.register(D.self) { (_, _: Double) in D() }
  box.register(E.self) { (_, _: Row?) in E() }
  box.register(F.self) { (_, _: Boat.Type) in F() }
  box.register(G.self) { (_, _: Boat) in G() }
  box.register(H.self) { (_, _: [Boat]) in H() }
}
func start(_ box: Container) {
  print(box.resolve(A.self, argument: rows.every)!)
  print(box.resolve(A.self, argument: Set(rows).every)!)
  print(box.resolve(B.self, argument: Dictionary(grouping: rows) { $0.number })!)
  print(box.resolve(B.self, argument: Dictionary(grouping: rows, by: \.name))!)
  print(box.resolve(C.self, argument: Array(repeating: Tug(), count: 2))!)
  print(box.resolve(D.self, argument: rows.isEmpty ? 1 : 2.5)!)
  print(box.resolve(E.self, argument: rows.isEmpty ? nil : rows[0])!)
  print(box.resolve(F.self, argument: type(of: kept))!)
  print(box.resolve(G.self, argument: rows.isEmpty ? Tug() : Punt())!)
  print(box.resolve(G.self, argument: [Tug(), Punt()][0])!)
  print(box.resolve(H.self, argument: [Tug(), Punt()])!)
}
func fail(_ box: Container) {
  print(box.resolve(A.self, argument: [Hit(number: 1)].every)!)  // expect: missing-provider
  print(box.resolve(C.self, argument: Array(repeating: Punt(), count: 2))!)  // expect: missing-provider
  print(box.resolve(D.self, argument: rows.isEmpty ? 1 : 2)!)  // expect: missing-provider
  print(box.resolve(F.self, argument: Tug.self)!)  // expect: missing-provider
  print(box.resolve(G.self, argument: Tug())!)  // expect: missing-provider
}
let box = Container()
fill(box)
start(box)
fail(box)
