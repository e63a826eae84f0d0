// cleansec's ResolverTests `testCollectionBindingDuplicates`, Graph.gatherAllCollectionProviders: any number of bindings make
// up one list, those of the components above included.
import Cleanse

struct Song {}
struct Radio { let songs: [Song] }
struct Jukebox { let songs: [Song]; let lists: [[Song]]; let radio: ComponentFactory<RadioComponent> }

struct Pop: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Song.self).intoCollection().to(value: Song())
    binder.bind(Song.self).intoCollection().to(factory: Song.init)
    binder.bind(Song.self).intoCollection().to(value: [Song(), Song()])
    binder.bind([Song].self).intoCollection().to(value: [Song()])
    binder.bind(Song.self).to(value: Song())
  }
}
struct Jazz: Cleanse.Module {
  static func configure(binder: UnscopedBinder) { binder.bind().intoCollection().to(factory: Song.init) }
}

struct RadioComponent: Cleanse.Component {
  typealias Root = Radio
  static func configure(binder: UnscopedBinder) { binder.bind(Song.self).intoCollection().to(value: Song()) }
  static func configureRoot(binder bind: ReceiptBinder<Radio>) -> BindingReceipt<Radio> { return bind.to(factory: Radio.init) }
}

struct JukeboxComponent: RootComponent {
  typealias Root = Jukebox
  static func configure(binder: UnscopedBinder) {
    binder.include(module: Pop.self)
    binder.include(module: Jazz.self)
    binder.install(dependency: RadioComponent.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Jukebox>) -> BindingReceipt<Jukebox> {
    return bind.to(factory: Jukebox.init)
  }
}
