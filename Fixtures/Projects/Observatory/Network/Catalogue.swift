protocol Transport {}
final class RadioTransport: Transport {}

protocol StarFinder { func star(named name: String) -> Star? }

final class CatalogueService: StarFinder {
  init(transport: Transport, settings: Settings) {}
  func refresh() {}
  func star(named name: String) -> Star? { nil }
}
