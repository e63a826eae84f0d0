// A file that is loaded into a container which was handed over, in a program with another framework: `try!` stops the app, for the
// loader throws `missingResource` (`PropertyLoaderError.swift` of SwinjectPropertyLoader).

import Cleanse
import Swinject
import SwinjectPropertyLoader

final class Settings {
  let container: Container
  init(container: Container) { self.container = container }
  func read() {
    try! container.applyPropertyLoader(JsonPropertyLoader(name: "absent"))  // expect: swinject-missing-resource (warning)
  }
}

struct Home: RootComponent {
  typealias Root = Int
  static func configure(binder: Binder<Unscoped>) {}
  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(factory: { 1 }) }
}
