// Swift: `append` and `+=` change the list where it is kept; what is handed over inout is changed where it came from ("Functions", In-Out Parameters).
// A list that is no local variable is changed in place: `append` and `+=` on a property, a static, a global, an `inout` parameter and in a `mutating` function count; it is
// never taken for its first value alone. What is missing for certain is still told.
import Swinject
final class Tea {}
final class Milk {}
struct TeaAssembly: Assembly { func assemble(container: Container) { container.register(Tea.self) { _ in Tea() } } }

enum Statics {
  static var list: [Assembly] = []
  static func add(_ assembly: Assembly) { list.append(assembly) }
}
var global: [Assembly] = []
final class Registry {
  private var list: [Assembly] = []
  func add(_ assembly: Assembly) -> Self { list.append(assembly); return self }
  func build() -> Resolver { Assembler(list).resolver }
}
struct Builder {
  private var list: [Assembly] = []
  mutating func add(_ assembly: Assembly) { list += [assembly] }
  func adding(_ assembly: Assembly) -> Builder {
    var copy = self
    copy.list.append(assembly)
    return copy
  }
  func build() -> Resolver { Assembler(list).resolver }
}
func fill(_ list: inout [Assembly]) { list.append(TeaAssembly()) }

func ofStatic() {
  Statics.add(TeaAssembly())
  let resolver = Assembler(Statics.list).resolver
  _ = resolver.resolve(Tea.self)!
  _ = resolver.resolve(Milk.self)!  // expect: missing-provider
}
func ofGlobal() {
  global += [TeaAssembly()]
  _ = Assembler(global).resolver.resolve(Tea.self)!
}
func ofObject() { _ = Registry().add(TeaAssembly()).build().resolve(Tea.self)! }
func ofStructure() {
  var builder = Builder()
  builder.add(TeaAssembly())
  _ = builder.build().resolve(Tea.self)!
  _ = Builder().adding(TeaAssembly()).build().resolve(Tea.self)!
}
func ofParameter() {
  var list: [Assembly] = []
  fill(&list)
  _ = Assembler(list).resolver.resolve(Tea.self)!
}
