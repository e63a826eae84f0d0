import Booking
import Core
import NeedleFoundation

public protocol TimetableDependency: Dependency {
  var client: HTTPClient { get }
  var clock: Clock { get }
}

public protocol TimetableBuilder { var timetableScreen: TimetableScreen { get } }

public final class TimetableComponent: Component<TimetableDependency>, TimetableBuilder {
  public var passages: PassageStore {
    shared { PassageStore(client: dependency.client, clock: dependency.clock) }
  }

  public var timetableScreen: TimetableScreen {
    TimetableScreen(store: passages, booking: { self.booking(of: $0) }, seats: seatMapComponent)
  }

  /// The passage is known only when somebody chooses one.
  public func booking(of passage: Passage) -> BookingComponent {
    BookingComponent(parent: self, passage: passage)
  }

  public var seatMapComponent: SeatMapComponent { SeatMapComponent(parent: self) }
}
