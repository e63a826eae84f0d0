// counts: needs>=8 opaque=0
// README, "Subcomponents": a component that another one installs is made with it, in each program that makes the one above. Two programs that
// make one library's root have a root each, with all that is installed below it; what neither of them installs is in neither.
import Cleanse

public struct Lamp {
  let bulb: Bulb
  let fuse: Fuse<Int>
}
struct Bulb {}
struct Fuse<Strength> { let wire: Wire }
struct Wire {}

struct BulbPart: Component {
  typealias Root = Bulb
  static func configure(binder: Binder<Unscoped>) {}
  static func configureRoot(binder bind: ReceiptBinder<Bulb>) -> BindingReceipt<Bulb> { return bind.to(factory: Bulb.init) }
}
struct FusePart<Strength>: Component {
  typealias Root = Fuse<Strength>
  static func configure(binder: Binder<Unscoped>) { binder.include(module: WireModule.self) }
  static func configureRoot(binder bind: ReceiptBinder<Fuse<Strength>>) -> BindingReceipt<Fuse<Strength>> {
    return bind.to(factory: Fuse<Strength>.init)
  }
}
struct SparePart: Component {  // expect: unloaded-module (warning)
  typealias Root = Bulb
  static func configure(binder: Binder<Unscoped>) {}
  static func configureRoot(binder bind: ReceiptBinder<Bulb>) -> BindingReceipt<Bulb> { return bind.to(factory: Bulb.init) }
}
struct WireModule: Cleanse.Module {
  static func configure(binder: Binder<Unscoped>) { binder.bind(Wire.self).to(factory: Wire.init) }
}
struct FuseModule: Cleanse.Module {
  static func configure(binder: Binder<Unscoped>) {
    binder.install(dependency: FusePart<Int>.self)
    binder.bind(Fuse<Int>.self).to { (f: ComponentFactory<FusePart<Int>>) in f.build(()) }
  }
}
public struct LampPart: RootComponent {
  public typealias Root = Lamp
  public static func configure(binder: Binder<Unscoped>) {
    binder.include(module: FuseModule.self)
    binder.install(dependency: BulbPart.self)
    binder.bind(Bulb.self).to { (f: ComponentFactory<BulbPart>) in f.build(()) }
  }
  public static func configureRoot(binder bind: ReceiptBinder<Lamp>) -> BindingReceipt<Lamp> { return bind.to(factory: Lamp.init) }
}
