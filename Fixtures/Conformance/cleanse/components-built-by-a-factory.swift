// A binding that builds a component asks that component for its root, not its own one: no ring where both bind one type.
import Cleanse

protocol Picture {}
struct Sketch: Picture {}
struct Wall { let picture: Picture; let all: [Picture] }

struct SketchComponent<Kind>: Cleanse.Component {
  typealias Root = Picture
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Picture>) -> BindingReceipt<Picture> { return bind.to(factory: Sketch.init) }
}
extension Binder {
  func hang<Kind>(_ kind: Kind.Type) {
    install(dependency: SketchComponent<Kind>.self)
    bind(Picture.self).intoCollection().to { (factory: ComponentFactory<SketchComponent<Kind>>) in factory.build(()) }
  }
}
struct WallComponent: RootComponent {
  typealias Root = Wall
  static func configure(binder: Binder<Singleton>) {
    binder.hang(Int.self)
    binder.hang(String.self)
    binder.bind(Picture.self).sharedInScope().to { ($0 as ComponentFactory<SketchComponent<Int>>).build(()) }
  }
  static func configureRoot(binder bind: ReceiptBinder<Wall>) -> BindingReceipt<Wall> { return bind.to(factory: Wall.init) }
}
