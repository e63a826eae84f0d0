// ReadMe, "Factories": initializers, closures with written types or types that follow from use, functions, constants.
import Cleanse

struct Flour {}
struct Yeast {}
struct Dough { let flour: Flour; let yeast: Yeast }
struct Loaf { let dough: Dough }
struct Cake { let flour: Flour; let egg: Egg }
struct Egg {}
struct Roll { let dough: Dough; static func make(from dough: Dough, _ salt: Salt) -> Roll { Roll(dough: dough) } }
struct Salt {}
struct Bakery { let loaf: Loaf; let cake: Cake; let roll: Roll }

func bake(dough: Dough) -> Loaf { Loaf(dough: dough) }

struct Bakeries: RootComponent {
  typealias Root = Bakery
  static func configure(binder: UnscopedBinder) {
    binder.bind(Flour.self).to(value: .init())
    binder.bind().to { Yeast() }
    binder.bind().to { Dough(flour: $0, yeast: $1) }
    binder.bind().to(factory: bake)
    binder.bind().to { (flour: Flour, egg: Egg) -> Cake in  // expect: missing-provider
      let cake = Cake(flour: flour, egg: egg)
      return cake
    }
    binder.bind().to(factory: Roll.make)  // expect: missing-provider
  }
  static func configureRoot(binder bind: ReceiptBinder<Bakery>) -> BindingReceipt<Bakery> { return bind.to(factory: Bakery.init) }
}
