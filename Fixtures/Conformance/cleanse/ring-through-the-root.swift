// ReadMe, "Component": building a component is no need of its installer, so a component may ask for what asks for its factory.
import Cleanse

final class Tree { init(branch: ComponentFactory<BranchComponent>) {} }
struct Branch { let tree: Tree }

struct BranchComponent: Cleanse.Component {
  typealias Root = Branch
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Branch>) -> BindingReceipt<Branch> { return bind.to(factory: Branch.init) }
}
struct Forest: RootComponent {
  typealias Root = Tree
  static func configure(binder: UnscopedBinder) { binder.install(dependency: BranchComponent.self) }
  static func configureRoot(binder bind: ReceiptBinder<Tree>) -> BindingReceipt<Tree> { return bind.to(factory: Tree.init) }
}
