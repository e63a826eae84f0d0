public final class ExhibitCatalogue {
  private let client: HTTPClient
  private let curator: Curator
  private var exhibits: [Exhibit] = []

  init(client: HTTPClient, curator: Curator) {
    self.client = client
    self.curator = curator
  }

  var count: Int { return exhibits.count }

  func text(_ number: Int) -> String? { return exhibits.first { $0.number == number }.map(curator.describe) }
}
