// ErrorTest `testMissingProviders`: all that is missing is told at once, whether or not anybody asks for what lacks it
// (ValidationVisitor validates every provider of every component).
import Cleanse

struct FileName: Tag { typealias Element = String }
struct FolderName: Tag { typealias Element = String }
struct Ink {}
struct Paper {}
struct Press { let file: TaggedProvider<FileName>; let folder: TaggedProvider<FolderName>; let ink: Ink }
struct Binding { let folder: TaggedProvider<FolderName>; let paper: Paper }
struct Book {}

struct Workshop: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind().tagged(with: FileName.self).to(value: "book.txt")
    binder.bind().to(factory: Press.init)  // expect: missing-provider, missing-provider
    binder.bind().to(factory: Binding.init)  // expect: missing-provider
  }
}

struct Printing: RootComponent {
  typealias Root = Book
  static func configure(binder: UnscopedBinder) { binder.include(module: Workshop.self) }
  static func configureRoot(binder bind: ReceiptBinder<Book>) -> BindingReceipt<Book> { return bind.to(factory: Book.init) }
}
