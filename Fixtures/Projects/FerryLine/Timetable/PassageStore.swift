import Booking
import Core

public final class PassageStore: PassageLookup {
  private let client: HTTPClient
  private let clock: Clock

  init(client: HTTPClient, clock: Clock) {
    self.client = client
    self.clock = clock
  }

  public func passages(from harbour: Harbour) -> [Passage] { [] }
}

public final class TimetableScreen {
  init(store: PassageStore, booking: @escaping (Passage) -> BookingComponent, seats: SeatMapComponent) {}
}
