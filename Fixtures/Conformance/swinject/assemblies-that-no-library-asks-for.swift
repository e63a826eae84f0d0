// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": nothing of a library's calls what overrides the program's own, or
// what a class of the system knows nothing of.
import BarnKit
import Swinject
import UIKit

final class Cow { init(milker: Milker) {} }

final class StableAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Cow.self) { r in Cow(milker: r.resolve(Milker.self)!) }  // expect: missing-provider
  }
}

class Parts: BarnFarm {
  func parts() -> [Assembly] { [] }
}

final class MoreParts: Parts {
  override func parts() -> [Assembly] { [StableAssembly()] }
}

final class FarmController: UIViewController {
  func allParts() -> [Assembly] { MoreParts().parts() + [StableAssembly()] }
  override func viewDidLoad() { print(allParts().count) }
}
