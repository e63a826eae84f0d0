// `install` is what binds `ComponentFactory<C>` (ComponentVisitor.bindFactory); without it the factory is missing, and nobody
// ever builds the component.
import Cleanse

struct Page {}
struct Reader { let page: ComponentFactory<PageComponent> }

struct PageComponent: Cleanse.Component {  // expect: unloaded-module (warning)
  typealias Root = Page
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> { return bind.to(factory: Page.init) }
}
struct ReaderComponent: RootComponent {
  typealias Root = Reader
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Reader>) -> BindingReceipt<Reader> {
    return bind.to(factory: Reader.init)  // expect: missing-provider
  }
}
