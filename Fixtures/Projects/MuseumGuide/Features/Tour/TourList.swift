public final class TourList {
  private let tours: [Tour]
  private let presenter: MapPresenter

  init(tours: [Tour], presenter: MapPresenter) {
    self.tours = tours
    self.presenter = presenter
  }
}

final class TourProgress {
  weak var list: TourList?
}
