import Foundation

/// Tracks of former days.
public final class TrackJournal {
  private let dependencies: TrackJournalDependencyResolver
  private var lines: [Double] = []

  // weaver: account <- AccountKeeping
  // weaver: clock <- Clock

  public init(injecting dependencies: TrackJournalDependencyResolver) {
    self.dependencies = dependencies
  }

  public func note(_ climbed: Double) { lines.append(climbed) }
}
