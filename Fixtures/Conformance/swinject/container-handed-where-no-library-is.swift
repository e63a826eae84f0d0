// A file that imports nothing but Swinject and Apple's modules calls no library: what is called with a container there is generated, or Apple's,
// and registers nothing that Swinject would find (Container.swift: only `register` and `_register` add to `services`).
// counts: opaque=0
import Foundation
import Swinject

final class Stone {}

func start() {
  let container = Container()
  logContainer(container)
  debugPrint(container)
  print(container.resolve(Stone.self)!)  // expect: missing-provider
}
