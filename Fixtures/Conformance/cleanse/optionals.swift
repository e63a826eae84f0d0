// CanonicalRepresentableTests: `T?` is answered by `T`, not the other way round, and one of them must be there.
import Cleanse

protocol Hat {}
struct Cap: Hat {}
struct Scarf {}
struct Glove {}
struct Coat {}
final class Person { init(hat: Hat?, other: Hat!, scarf: Scarf?, glove: Glove, coat: Coat?) {} }

struct Wardrobe: RootComponent {
  typealias Root = Person
  static func configure(binder: UnscopedBinder) {
    binder.bind(Hat.self).to(factory: Cap.init)
    binder.bind(Glove?.self).to(value: nil)
    binder.bind(Coat?.self).to(value: nil)
  }
  static func configureRoot(binder bind: ReceiptBinder<Person>) -> BindingReceipt<Person> {
    return bind.to(factory: Person.init)  // expect: missing-provider, missing-provider
  }
}
