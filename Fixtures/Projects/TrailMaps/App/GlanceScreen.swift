import Tracks
import UIKit

/// A few lines for the lock screen.
final class GlanceScreen: UIViewController {
  private let dependencies: GlanceScreenDependencyResolver

  // weaver: account <- AccountKeeping

  // weaver: recorder = TrackRecorder <- TrackRecording
  // weaver: recorder.scope = .lazy

  required init(injecting dependencies: GlanceScreenDependencyResolver) {
    self.dependencies = dependencies
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("screens are made by their containers") }

  func refresh() { title = dependencies.account.name }
}
