import Screens
import UIKit

final class MapViewController: LinesViewController, MapView {
  private let presenter: MapPresenter
  private let tiles: TileLoader

  init(presenter: MapPresenter, tiles: TileLoader) {
    self.presenter = presenter
    self.tiles = tiles
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presenter.appeared()
  }

  func show(_ stations: [Station]) {
    show(stations.map { "\($0.name): \($0.bikes)" })
  }
}
