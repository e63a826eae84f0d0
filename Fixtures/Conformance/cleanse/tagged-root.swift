// cleansec's `testResolvesTaggedProviders`: a root that is a tagged provider needs what its factory needs.
import Cleanse

struct Depth {}
struct Sea { let depth: Depth }
struct Deep: Tag { typealias Element = Sea }

struct Diving: RootComponent {
  typealias Root = TaggedProvider<Deep>
  static func configure(binder: UnscopedBinder) {
    binder.bind(Sea.self).tagged(with: Deep.self).to(factory: Sea.init)  // expect: missing-provider
  }
  static func configureRoot(binder bind: ReceiptBinder<TaggedProvider<Deep>>) -> BindingReceipt<TaggedProvider<Deep>> {
    return bind.to { (deep: TaggedProvider<Deep>) in deep }
  }
}
