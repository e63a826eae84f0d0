import Core
import NeedleFoundation

public protocol PassageLookup { func passages(from harbour: Harbour) -> [Passage] }

public protocol BookingDependency: Dependency {
  var client: HTTPClient { get }
  var session: Session { get }
}

public final class BookingComponent: Component<BookingDependency> {
  private let passage: Passage

  public init(parent: Scope, passage: Passage) {
    self.passage = passage
    super.init(parent: parent)
  }

  public var vessel: Vessel { passage.vessel }

  public var prices: PriceList { shared { PriceList(client: dependency.client) } }

  public var bookingScreen: BookingScreen {
    BookingScreen(prices: prices, session: dependency.session, seats: seatMapComponent.seatMap)
  }

  public var seatMapComponent: SeatMapComponent { SeatMapComponent(parent: self) }

  public var passengersComponent: PassengersComponent { PassengersComponent(parent: self) }
}

public final class PriceList {
  init(client: HTTPClient) {}
}

public final class BookingScreen {
  init(prices: PriceList, session: Session, seats: SeatMap) {}
}
