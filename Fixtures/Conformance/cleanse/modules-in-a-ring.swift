// ComponentVisitor.include and Graph.include keep account of a module only once it has been run: the check never ends.
import Cleanse

struct Snake {}
struct Head: Cleanse.Module {
  static func configure(binder: UnscopedBinder) { binder.include(module: Tail.self) }  // expect: module-cycle
}
struct Tail: Cleanse.Module {
  static func configure(binder: UnscopedBinder) { binder.include(module: Head.self) }
}
struct SnakeComponent: RootComponent {
  typealias Root = Snake
  static func configure(binder: UnscopedBinder) { binder.include(module: Head.self) }
  static func configureRoot(binder bind: ReceiptBinder<Snake>) -> BindingReceipt<Snake> { return bind.to(factory: Snake.init) }
}
