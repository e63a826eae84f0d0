import Frameworks
import Manifests
import Model

/// A baseline as it is, and as it would be written now.
public struct BaselineUpdate: Sendable {
  /// The project's folder, absolute.
  public var root: String
  /// Where it is written: absolute.
  public var path: String
  public var old: Baseline?
  public var new: Baseline
  /// What is found and not listed in the new one, and grave enough to be told.
  public var fresh: Int

  /// The text of the new file.
  public var text: String { new.text }
  /// How many findings the new one lists beyond the old one, and the old one beyond the new.
  public var added: Int { Self.surplus(of: new, over: old) }
  public var gone: Int { old.map { Self.surplus(of: $0, over: new) } ?? 0 }

  private static func surplus(of one: Baseline, over other: Baseline?) -> Int {
    let counts = Dictionary((other?.entries ?? []).map { ($0.fingerprint, $0.count) }) { first, _ in first }
    return one.entries.reduce(0) { $0 + max(0, $1.count - (counts[$1.fingerprint] ?? 0)) }
  }
}

/// Judges a project and says what its baseline would be.
///
/// - Parameters:
///   - least: findings below this severity are not listed unless they are already.
///   - addsNew: false where only what is no longer found is taken out.
///   - model: whose owner, reason and date new entries get.
public func baselineUpdate(
  _ job: Job, from least: Finding.Severity, addsNew: Bool, like model: Baseline.Entry? = nil,
  frameworks: [Framework] = Framework.all
) throws(Obstacle) -> BaselineUpdate {
  let seen = try Examination(job, frameworks: frameworks, rules: nil)
  if let path = seen.project.focus.first {
    throw Obstacle(
      "a baseline is of a whole project, and \(file: path) is a part of one; name its folder, or nothing", in: seen.project.root)
  }
  let old = try seen.project.baseline(seen.found.ground, isNew: true)
  if old == nil, !addsNew {
    throw Obstacle("there is no baseline \(file: seen.project.baselineFile) to prune", in: seen.project.root)
  }
  let known = Set((old?.entries ?? []).map(\.fingerprint))
  let grave = seen.findings.filter { $0.severity >= least || known.contains($0.fingerprint) }
  let new = Baseline.listing(grave, file: seen.project.baselineFile, known: old, addsNew: addsNew, like: model)
  return BaselineUpdate(
    root: seen.project.root, path: Path.joined(seen.project.root, seen.project.baselineFile), old: old, new: new,
    fresh: grave.count - new.count)
}
