// The Swift Programming Language, "Declarations": what a type declares itself hides what it inherits. A property that has its name in common with a
// factory is no factory, whatever else the type is: who says it says nothing of a container, and may call himself with whatever a library makes.
import FactoryKit
import Foundation
import Shoal

public protocol Quays {}
struct Quay: Quays {}
extension Container {
  public var quay: Factory<Quays> { self { Quay() } }
  var pier: Factory<Quays> { self { fatalError("no pier yet") } }
}

class Ship: SailingShip {
  private let quay: Quays
  init(quay: Quays) { self.quay = quay }
  func land(_ url: URL) async -> Bool {
    if url.scheme == "file" { return true }
    do {
      let place = try Places.spare(quay: quay)
      let request = Shoal.download(url, to: place)
      let task = request.serializing()
      let file = try await task.value
      return await land(file)
    } catch {
      return false
    }
  }
}

func start() async {
  _ = await Ship(quay: Container.shared.quay()).land(URL(fileURLWithPath: "/"))
  _ = Container.shared.pier()  // expect: missing-provider
}
// counts: opaque=0 needs=2
