// counts: needs=3 opaque=1
// A library's environment value is asked with accessors that Knit writes (`Docs/README`, "Resolvers"). Swift calls functions, and a
// property only if it holds one: one that holds an object of the program does not make the accessor's name mean anything else, one of
// which the type is not written may. Which of the two is meant then, nobody here says.
import Knit
import KitchenKit
import SwiftUI

final class Kettle {}
final class Mug {}
final class Spoon {}
final class Jar {}

final class KitchenAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = BaseResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<BaseResolver>) {
    container.register(Kettle.self) { _ in Kettle() }
    container.register(Mug.self) { _ in Mug() }
    container.register(Spoon.self) { _ in Spoon() }
    container.register(Jar.self) { _ in Jar() }
  }
}

struct KitchenView: View {
  @Environment(\.resolver) private var resolver
  var body: some View { Text("kitchen").onAppear { print(resolver!.kettle(), resolver!.mug()) } }
  private func stir() { print(resolver!.spoon()) }
}

final class Maid {
  let kettle: Kettle
  var mug: Mug?
  let spoon: () -> Int
  init(kettle: Kettle, spoon: @escaping () -> Int) {
    self.kettle = kettle
    self.spoon = spoon
  }
}
