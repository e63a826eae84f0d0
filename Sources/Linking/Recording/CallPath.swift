import Model

/// The places of the calls that lead somewhere, outermost first; never none.
///
/// Every call has one, and most share all but their last places with others. So a path is a chain from its innermost place outwards:
/// going one call deeper takes the same time however deep one is, and so does telling two paths apart.
struct CallPath: Hashable {
  private var last: Link

  /// One call, and all that it stands in.
  private final class Link {
    let place: Location
    private(set) var outer: Link?
    let count: Int
    /// Of all places, once somebody asked.
    private var knownHash: Int?

    init(_ place: Location, in outer: Link?) {
      self.place = place
      self.outer = outer
      count = (outer?.count ?? 0) + 1
    }

    var hash: Int {
      if let knownHash { return knownHash }
      var unknown: [Link] = []
      var next: Link? = self
      while let link = next, link.knownHash == nil {
        unknown.append(link)
        next = link.outer
      }
      var hash = next?.knownHash
      for link in unknown.reversed() {
        var hasher = Hasher()
        hasher.combine(hash)
        hasher.combine(link.place)
        hash = hasher.finalize()
        link.knownHash = hash
      }
      return hash!
    }

    /// A chain that nothing else holds is let go link by link: the stack would have to be as deep as it is long.
    deinit {
      var next = outer.take()
      while next != nil, isKnownUniquelyReferenced(&next) { next = next?.outer.take() }
    }
  }

  init(_ place: Location) { last = Link(place, in: nil) }

  private init(_ last: Link) { self.last = last }

  var count: Int { last.count }
  var innermost: Location { last.place }
  var outermost: Location { self[0] }

  /// The place at a depth; the deeper, the faster found.
  subscript(_ depth: Int) -> Location { link(at: depth).place }

  private func link(at depth: Int) -> Link {
    var link = last
    while link.count > depth + 1, let outer = link.outer { link = outer }
    return link
  }

  /// All of them, outermost first.
  var places: [Location] {
    var places: [Location] = []
    places.reserveCapacity(count)
    var next: Link? = last
    while let link = next {
      places.append(link.place)
      next = link.outer
    }
    return places.reversed()
  }

  /// The path of the innermost calls alone.
  func suffix(_ count: Int) -> CallPath {
    let places = places.suffix(count)
    return places.dropFirst().reduce(into: CallPath(places[places.startIndex])) { $0.append($1) }
  }

  mutating func append(_ place: Location) { last = Link(place, in: last) }

  /// The innermost call is another one.
  mutating func replaceInnermost(with place: Location) { last = Link(place, in: last.outer) }

  /// Leaves calls until no more are left than that, and one at least.
  mutating func leave(down toCount: Int) { last = link(at: toCount - 1) }

  /// This path as far as a depth, and from there on what another holds below one of its own.
  func through(_ depth: Int, then other: CallPath, below otherDepth: Int) -> CallPath {
    other.places.dropFirst(otherDepth + 1).reduce(into: CallPath(link(at: depth))) { $0.append($1) }
  }

  static func == (a: Self, b: Self) -> Bool {
    var (left, right): (Link?, Link?) = (a.last, b.last)
    while let one = left, let other = right, one !== other {
      guard one.count == other.count, one.place == other.place else { return false }
      (left, right) = (one.outer, other.outer)
    }
    return true
  }

  func hash(into hasher: inout Hasher) { hasher.combine(last.hash) }
}
