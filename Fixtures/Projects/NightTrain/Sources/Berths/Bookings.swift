import Core
import KnitMacros

public struct Traveller {
  public let name: String

  public init(name: String) { self.name = name }
}

public final class Bookings {
  private let traveller: Traveller
  private let post: Post

  @Resolvable<TravellerResolver>
  init(traveller: Traveller, post: Post) {
    self.traveller = traveller
    self.post = post
  }

  public func berth(on train: String) -> String { "\(train), berth of \(traveller.name)" }
}
