import Foundation
import Linking
import Model
import Packing

/// The graph that the last run over a project linked, for the next one that links the same.
///
/// Linking depends on nothing but what it is handed, so what is handed to it is the key: every part of it (`KeyText`), so that
/// nothing can be forgotten. Whatever lies in the file instead, it is as if there were none.
struct GraphCache {
  private let place: CachePlace
  /// Absolute.
  private let path: String
  private let program: String

  init?(_ place: CachePlace?, root: String) {
    guard let place, let program = place.program else { return nil }
    self.place = place
    self.program = program
    path = place.file(for: root, ending: CachePlace.graphEnding)
  }

  /// The graph of what is handed to linking, linked only if the last run did not.
  func graph(
    _ program: Program, _ declared: Declared, _ targets: TargetFacts, _ limits: Limits, link: () -> Graph
  ) -> Graph {
    let last = (try? Door.bytes(of: path, atMost: CachePlace.most).get()).flatMap(KeptGraph.init)
    let printer = last?.printer ?? Fingerprinter(secret: .random)
    var text = KeyText()
    for part in [self.program, program, declared, targets, limits] as [Any] { text.write(part) }
    let key = printer.fingerprint(of: text.bytes)
    if let last, last.key == key, let graph = last.graph { return graph }
    let graph = link()
    if let kept = KeptGraph(graph, key: key, printer: printer), place.make() {
      // Where it cannot be written all goes on without.
      _ = try? write(kept.bytes, to: path, in: "/")
    }
    return graph
  }
}

/// A graph with the key that it answers: a head of fixed length, and the graph as JSON.
private struct KeptGraph {
  let printer: Fingerprinter
  let key: Fingerprint
  let bytes: [UInt8]

  /// Changes when the order of the bytes does.
  private static let mark = Array("dilint g".utf8)
  private static let headLength = 56

  /// nil where the bytes are no longer what they were.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headLength, bytes.starts(with: Self.mark) else { return nil }
    let head = bytes.withUnsafeBytes { bytes in (1...6).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) } }
    printer = Fingerprinter(secret: Fingerprint(high: head[0], low: head[1]))
    key = Fingerprint(high: head[2], low: head[3])
    self.bytes = bytes
    let print = bytes.withUnsafeBytes { [printer] in
      printer.fingerprint(of: UnsafeRawBufferPointer(rebasing: $0[Self.headLength...]))
    }
    guard print == Fingerprint(high: head[4], low: head[5]) else { return nil }
  }

  init?(_ graph: Graph, key: Fingerprint, printer: Fingerprinter) {
    guard let json = try? JSONEncoder().encode(graph) else { return nil }
    self.printer = printer
    self.key = key
    let print = json.withUnsafeBytes { printer.fingerprint(of: $0) }
    var bytes = Self.mark
    for number in [printer.secret.high, printer.secret.low, key.high, key.low, print.high, print.low] {
      withUnsafeBytes(of: number) { bytes += $0 }
    }
    self.bytes = bytes + json
  }

  var graph: Graph? { try? JSONDecoder().decode(Graph.self, from: Data(bytes[Self.headLength...])) }
}
