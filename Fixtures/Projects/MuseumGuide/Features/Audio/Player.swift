public protocol Player: class {
  func play(_ exhibit: Int)
}

final class StreamPlayer: Player {
  var transcript: Transcript?
  private let client: HTTPClient
  private let cache: AudioCache

  init(client: HTTPClient, cache: AudioCache) {
    self.client = client
    self.cache = cache
  }

  func play(_ exhibit: Int) {
    transcript?.open(exhibit)
    if cache.data(for: exhibit) == nil { client.load("audio/\(exhibit)") }
  }
}

final class SilentPlayer: Player {
  func play(_ exhibit: Int) {}
}
