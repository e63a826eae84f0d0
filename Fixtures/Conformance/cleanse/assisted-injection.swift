// AssistedInjectionTests: what is assisted is brought by the caller of `Factory.build`, all else must be bound.
import Cleanse

struct Paint {}
struct Brush {}
struct Picture { let title: Assisted<String>; let paint: Paint }
struct Frame { let size: Assisted<(Int, Int)>; let brush: Brush }
struct Poster { let paint: Paint }
struct PictureSeed: AssistedFactory { typealias Element = Picture; typealias Seed = String }
struct FrameSeed: AssistedFactory { typealias Element = Frame; typealias Seed = (Int, Int) }
struct Gallery { let pictures: Factory<PictureSeed>; let frames: Factory<FrameSeed>; let posters: Factory<EmptySeed<Poster>> }

struct Studio: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Paint.self).to(value: Paint())
    binder.bindFactory(Picture.self).with(PictureSeed.self).to(factory: Picture.init)
    binder.bindFactory(Frame.self).with(FrameSeed.self).to { (seed: Assisted<FrameSeed.Seed>, brush: Brush) in  // expect: missing-provider
      Frame(size: seed, brush: brush)
    }
    binder.bindFactory(Poster.self).to { (_: Assisted<Void>, paint: Paint) in Poster(paint: paint) }
  }
}
struct GalleryComponent: RootComponent {
  typealias Root = Gallery
  static func configure(binder: UnscopedBinder) { binder.include(module: Studio.self) }
  static func configureRoot(binder bind: ReceiptBinder<Gallery>) -> BindingReceipt<Gallery> {
    return bind.to(factory: Gallery.init)
  }
}
