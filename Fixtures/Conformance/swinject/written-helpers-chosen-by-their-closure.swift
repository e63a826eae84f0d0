// How apps write it: generic helpers told apart by the function that they take, factories by name.
import Swinject
class VC<T> {}
final class ListVM {}
final class ListVC { let vm: ListVM; init(vm: ListVM) { self.vm = vm }; static func make(_ r: Resolver) -> ListVC { ListVC(vm: r.resolve(ListVM.self)!) } }
final class DetailVC { var vm: ListVM!; var other: Int! }
extension Container {
  func add<T, A>(_ t: T.Type, _ make: @escaping (A) -> T) { register(t) { r in make(r.resolve(A.self)!) } }
  func add<T>(_ t: T.Type, _ make: @escaping () -> T) { register(t) { _ in make() } }
}
let container = Container()
container.add(ListVM.self, ListVM.init)
container.add(ListVC.self) { ListVC(vm: $0) }
container.register(String.self, factory: { r in "\(r.resolve(Int.self)!)" })  // expect: missing-provider
container.register(ListVC.self, name: "m", factory: ListVC.make)
container.register(DetailVC.self) { r in
  let vc = DetailVC()
  vc.vm = r.resolve(ListVM.self)
  return vc
}
let w = container.resolve(DetailVC.self)!
