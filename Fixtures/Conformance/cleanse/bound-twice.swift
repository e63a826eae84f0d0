// cleansec's ResolverTests `testDuplicateBinding`: the library's own check finds nothing, and building stops with
// "Already bound" (Graph.addProvider). Different components, tags and `#if` branches are no duplicates.
import Cleanse

struct Blue: Tag { typealias Element = Pen }
struct Pen {}
struct Desk { let pen: Pen; let blue: TaggedProvider<Blue>; let drawer: ComponentFactory<DrawerComponent> }
struct Drawer { let pen: Pen }

struct Pens: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Pen.self).to(value: Pen())
    binder.bind(Pen.self).tagged(with: Blue.self).to(factory: Pen.init)
  }
}
struct MorePens: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind().to(factory: Pen.init)  // expect: duplicate-provider
  }
}
struct Switched: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    #if DEBUG
      binder.bind(String.self).to(value: "test")
    #else
      binder.bind(String.self).to(value: "live")
    #endif
  }
}

struct DrawerComponent: Cleanse.Component {
  typealias Root = Drawer
  static func configure(binder: UnscopedBinder) { binder.bind(Pen.self).to(value: Pen()) }
  static func configureRoot(binder bind: ReceiptBinder<Drawer>) -> BindingReceipt<Drawer> { return bind.to(factory: Drawer.init) }
}

struct DeskComponent: RootComponent {
  typealias Root = Desk
  static func configure(binder: UnscopedBinder) {
    binder.include(module: Pens.self)
    binder.include(module: MorePens.self)
    binder.include(module: Switched.self)
    binder.install(dependency: DrawerComponent.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> { return bind.to(factory: Desk.init) }
}
