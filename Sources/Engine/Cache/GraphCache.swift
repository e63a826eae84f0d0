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

  private static let mark: StaticString = "dilint g"

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
    let last = (try? Door.bytes(of: path, atMost: CachePlace.most).get()).flatMap { SealedBytes($0, mark: Self.mark) }
    let printer = last?.printer ?? Fingerprinter(secret: .random)
    var text = KeyText()
    for part in [self.program, program, declared, targets, limits] as [Any] { text.write(part) }
    let key = printer.fingerprint(of: text.bytes)
    if let last, last.key == key, let graph = try? JSONDecoder().decode(Graph.self, from: Data(last.content)) { return graph }
    let graph = link()
    if let json = try? JSONEncoder().encode(graph), place.make() {
      // Where it cannot be written all goes on without.
      _ = try? write(SealedBytes.file(Array(json), mark: Self.mark, key: key, printer: printer), to: path, in: "/", isOwn: true)
    }
    return graph
  }
}
