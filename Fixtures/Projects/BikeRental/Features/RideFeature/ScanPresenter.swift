import Analytics

@MainActor
final class ScanPresenter {
  private unowned let view: ScanViewController
  private let rides: Riding
  private let analytics: Analytics

  init(view: ScanViewController, rides: Riding, analytics: Analytics) {
    self.view = view
    self.rides = rides
    self.analytics = analytics
  }

  func scanned(_ text: String) {
    guard let bike = BikeNumber(text) else { return view.show(["This is no bike of ours."]) }
    analytics.log("scan")
    rides.begin(on: bike)
    view.show(["Have a good ride!"])
  }
}
