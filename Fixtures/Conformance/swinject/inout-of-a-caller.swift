// Swift: an in-out parameter's value goes back to the variable that was handed over ("Functions", In-Out Parameters). What is handed to something outside the
// sources may hold more afterwards, so nothing is missing there for certain.
import Kit
import Swinject
final class Tea {}
final class Milk {}
struct TeaAssembly: Assembly { func assemble(container: Container) { container.register(Tea.self) { _ in Tea() } } }
struct MilkAssembly: Assembly { func assemble(container: Container) { container.register(Milk.self) { _ in Milk() } } }
func addTea(to list: inout [Assembly]) { list.append(TeaAssembly()) }
func add(_ more: [Assembly], to list: inout [Assembly]) { list += more }
func known() {
  var list: [Assembly] = []
  addTea(to: &list)
  let resolver = Assembler(list).resolver
  _ = resolver.resolve(Tea.self)!
  _ = resolver.resolve(Milk.self)!  // expect: missing-provider
}
func handed() {
  var list: [Assembly] = []
  add([TeaAssembly(), MilkAssembly()], to: &list)
  _ = Assembler(list).resolver.resolve(Milk.self)!
}
func outside() {
  var list: [Assembly] = [TeaAssembly()]
  Kit.complete(&list)
  _ = Assembler(list).resolver.resolve(Milk.self)!
}
