// Each target compiles an `AppAssembly` of its own, and two of them the same one: a name means what is compiled beside it (The Swift
// Programming Language, Access Control: modules; Declarations at file scope are visible in their own module).
// counts: opaque=0
import Features
import SwiftUI

@main struct Shop: App {
  init() {
    Shelves.fill([AppAssembly(), FeaturesAssembly()])
    _ = Shelves.assembler.resolver.resolve(Window.self)!
  }
}
