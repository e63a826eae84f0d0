extension String {
  /// Whether the whole name fits a pattern of the manifest, in which `*` stands for any run of characters and all else for itself: the
  /// `?` of a type's name is a letter like any other.
  public func fits(_ pattern: String) -> Bool {
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false).map { Array($0.utf8) }
    let bytes = Array(utf8)
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else { return self == pattern }
    guard bytes.starts(with: first) else { return false }
    var at = first.count
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      let places = at...max(at, bytes.count)
      guard let found = places.first(where: { bytes.dropFirst($0).starts(with: piece) }) else { return false }
      at = found + piece.count
    }
    return bytes.count - last.count >= at && bytes.suffix(last.count).elementsEqual(last)
  }
}
