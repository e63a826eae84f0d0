// counts: needs=8
// What is wanted is told by what takes the answer: an initializer of a superclass, `.init` where a parameter's type is known, a list's `append`, a dictionary's subscript,
// a wrapper's backing property, an enumeration's case, an own subscript, a value that is called. Where it cannot be told, the need is counted as not understood.
import SwiftUI
import Swinject

final class G1 {}
final class G2 {}
final class G3 {}
final class G4 {}
final class G5: ObservableObject {}
final class G6 {}
final class G7 {}
let container = Container()
func get<T>() -> T { container.resolve(T.self)! }
class Base { init(g: G1) {} }
final class Derived: Base {
  init() { super.init(g: get()) }  // expect: missing-provider
}
struct Item { let g: G2 }
func take(_ item: Item) {}
struct ModelView: View {
  @StateObject private var model: G5
  init() { _model = StateObject(wrappedValue: get()) }  // expect: missing-provider
  var body: some View { Text("") }
}
struct Table { subscript(g: G6) -> Int { 1 } }
struct Call { func callAsFunction(_ g: G7) {} }
func start() {
  container.register(Int.self) { _ in 1 }
  take(.init(g: get()))  // expect: missing-provider
  var list: [G3] = []
  list.append(get())  // expect: missing-provider
  var byName: [String: G4] = [:]
  byName["a"] = get()  // an optional: nil is let in
  _ = Table()[get()]  // expect: missing-provider
  Call()(get())  // expect: missing-provider
  let number: Int = get()
  _ = (list, byName, number)
}
