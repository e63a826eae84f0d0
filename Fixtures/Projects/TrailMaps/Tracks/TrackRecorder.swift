import Foundation
import MapKitchen

public protocol TrackRecording: AnyObject {
  func begin()
  func pass(_ coordinate: TileCoordinate)
}

public final class TrackRecorder: TrackRecording {
  private let dependencies: TrackRecorderDependencyResolver
  private var climbed = 0.0
  private var started: Date?

  @Weaver(.reference)
  private var clock: Clock

  // The map has an elevation grid; the glance on the lock screen, which records too, has none.
  @Weaver(.reference)  // expect: missing-provider
  private var elevation: ElevationReading

  @Weaver(.reference)
  private var journal: TrackJournal

  public init(injecting dependencies: TrackRecorderDependencyResolver) {
    self.dependencies = dependencies
  }

  public func begin() { started = clock.now }

  public func pass(_ coordinate: TileCoordinate) {
    climbed += elevation.elevation(at: coordinate) ?? 0
    journal.note(climbed)
  }
}
