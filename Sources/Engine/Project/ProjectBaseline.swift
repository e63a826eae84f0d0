import Manifests
import Model
import Rules

extension Project {
  static let baselineName = "dilint-baseline.yml"

  /// The path of the file of known findings, relative to the root, whether it is there or not.
  var baselineFile: String { manifest?.settings.baseline?.name ?? Self.baselineName }

  /// The findings that are known; nil where nobody wrote them down.
  ///
  /// - Parameter isNew: the file is to be written, so that it may be missing although the manifest names it.
  func baseline(_ ground: Ground, isNew: Bool = false) throws(Obstacle) -> Baseline? {
    switch ground.bytes(of: baselineFile, in: root) {
    case .failure(.absent):
      guard let name = manifest?.settings.baseline, !isNew else { return nil }
      throw Obstacle("\(name.at): error: there is no baseline \(name.name); `dilint baseline` writes it", in: root)
    case .failure(let refusal):
      let place = manifest?.settings.baseline.map(\.at) ?? Location(file: baselineFile, line: 1, column: 1)
      throw Obstacle("\(place): error: the baseline \(file: baselineFile) cannot be read: \(refusal.reason)", in: root)
    case .success(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw Obstacle("\(file: baselineFile):1:1: error: the baseline is not UTF-8", in: root)
      }
      do {
        return try Manifests.baseline(reading: text, file: baselineFile, ruleIDs: Rule.known.map(\.id)).get()
      } catch {
        throw Obstacle(error.sentence, in: root)
      }
    }
  }
}
