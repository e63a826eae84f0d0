import Journeys

public final class BerthModel {
  public let text: String
  private let planner: Planner

  init(bookings: Bookings, planner: Planner, train: String) {
    text = bookings.berth(on: train)
    self.planner = planner
  }
}
