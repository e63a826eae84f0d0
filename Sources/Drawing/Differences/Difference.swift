import Model

/// What became of a graph's boxes and arrows between two states of a project.
public struct Difference: Hashable, Sendable {
  public enum Change: String, Hashable, Sendable { case added, removed, same }

  public struct Box: Hashable, Sendable {
    public var id: Picture.ID
    public var label: String
    public var change: Change
  }

  public struct Arrow: Hashable, Sendable {
    public var from: Picture.ID
    public var to: Picture.ID
    public var change: Change
    /// What it says and where: `imports`, `App/a.swift:3`.
    public var words: [String]
    /// How grave a finding is that speaks of it now and did not, or was less grave.
    public var violation: Finding.Severity?
  }

  /// Those that changed, and the ends of arrows that did; in the order of the later picture, what was removed last.
  public var boxes: [Box]
  /// Those that changed, and those between the boxes.
  public var arrows: [Arrow]

  /// Nothing was added, removed or newly violates anything.
  public var isEmpty: Bool {
    boxes.allSatisfy { $0.change == .same } && arrows.allSatisfy { $0.change == .same && $0.violation == nil }
  }

  /// Compares two pictures of one level that leave nothing out.
  public init(from old: Picture, to new: Picture) {
    let before = Dictionary(old.ways.map { (Ends($0), $0) }) { first, _ in first }
    let after = Dictionary(new.ways.map { (Ends($0), $0) }) { first, _ in first }
    var all: [Arrow] = new.ways.map { edge in
      let last = before[Ends(edge)]
      let isGraver = edge.trouble.map { $0 > .note && $0 > last?.trouble ?? .note } ?? false
      return Arrow(
        from: edge.from, to: edge.to, change: last == nil ? .added : .same, words: Array(edge.tooltip.dropFirst()),
        violation: isGraver ? edge.trouble : nil)
    }
    all += old.ways.filter { after[Ends($0)] == nil }.map { edge in
      Arrow(from: edge.from, to: edge.to, change: .removed, words: Array(edge.tooltip.dropFirst()), violation: nil)
    }
    let (was, isNow) = (old.labels, new.labels)
    var shown = Set(all.filter { $0.change != .same || $0.violation != nil }.flatMap { [$0.from, $0.to] })
    shown.formUnion(Set(was.map(\.id)).symmetricDifference(isNow.map(\.id)))
    let (known, there) = (Set(was.map(\.id)), Set(isNow.map(\.id)))
    boxes = isNow.filter { shown.contains($0.id) }.map {
      Box(id: $0.id, label: $0.label, change: known.contains($0.id) ? .same : .added)
    }
    boxes += was.filter { !there.contains($0.id) }.map { Box(id: $0.id, label: $0.label, change: .removed) }
    arrows = all.filter { shown.contains($0.from) && shown.contains($0.to) }
  }

  /// Arrows that changed, or newly violate something.
  public var changes: [Arrow] { arrows.filter { $0.change != .same || $0.violation != nil } }

  func label(_ id: Picture.ID) -> String { boxes.first { $0.id == id }?.label ?? id.description }
}

private struct Ends: Hashable {
  var from: Picture.ID
  var to: Picture.ID

  init(_ edge: Picture.Edge) { (from, to) = (edge.from, edge.to) }
}

extension Picture {
  /// The arrows, those with a head at either end as two.
  fileprivate var ways: [Edge] {
    edges.flatMap { edge -> [Edge] in
      guard edge.isMutual else { return [edge] }
      var back = edge
      (back.from, back.to) = (edge.to, edge.from)
      return [edge, back]
    }
  }

  /// Boxes and frames with their names. A layer is no part of the graph.
  fileprivate var labels: [(id: ID, label: String)] {
    let frames = Dictionary(clusters.map { ($0.id, $0.label) }) { first, _ in first }
    return nodes.map { node in
      // A frame's own registrations are called so in each frame.
      let frame = node.id.kind == .own ? node.cluster.flatMap { frames[$0] }.map { " of \($0)" } ?? "" : ""
      return (node.id, node.label + (node.kind == .missing ? " (nothing provides it)" : frame))
    }
      + clusters.filter { $0.kind != .layer }.map { ($0.id, $0.label) }
  }
}
