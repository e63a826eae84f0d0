import Cleanse
import Core
import Foundation

public struct Boat: Hashable {
  public let name: String
  public let seats: Int
}

public protocol Fleet { func boats() async throws -> [Boat] }

final class WebFleet: Fleet {
  private let web: Web
  private let address: TaggedProvider<ClubAddress>
  private let notebook: Notebook

  init(web: Web, address: TaggedProvider<ClubAddress>, notebook: Notebook) {
    self.web = web
    self.address = address
    self.notebook = notebook
  }

  func boats() async throws -> [Boat] {
    let data = try await web.fetch("boats", from: address.get())
    notebook.keep(data, as: "boats")
    return []
  }
}

public struct FleetModule: Cleanse.Module {
  public static func configure(binder: ClubBinder) {
    binder.bind(Fleet.self).sharedInScope().to(factory: WebFleet.init)
  }
}
