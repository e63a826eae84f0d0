// A component is checked wherever it is installed (ValidationVisitor enters it each time): one of two parents lacks a binding.
import Cleanse

struct Camera {}
struct Photo { let camera: Camera }
struct Phone { let photo: ComponentFactory<PhotoComponent> }
struct Tablet { let photo: ComponentFactory<PhotoComponent> }

struct PhotoComponent: Cleanse.Component {
  typealias Root = Photo
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Photo>) -> BindingReceipt<Photo> {
    return bind.to(factory: Photo.init)  // expect: missing-provider
  }
}
struct PhoneComponent: RootComponent {
  typealias Root = Phone
  static func configure(binder: UnscopedBinder) {
    binder.bind(Camera.self).to(value: Camera())
    binder.install(dependency: PhotoComponent.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Phone>) -> BindingReceipt<Phone> { return bind.to(factory: Phone.init) }
}
struct TabletComponent: RootComponent {
  typealias Root = Tablet
  static func configure(binder: UnscopedBinder) { binder.install(dependency: PhotoComponent.self) }
  static func configureRoot(binder bind: ReceiptBinder<Tablet>) -> BindingReceipt<Tablet> { return bind.to(factory: Tablet.init) }
}
