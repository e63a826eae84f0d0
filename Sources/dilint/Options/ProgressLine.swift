import Engine
import Foundation

/// A line on a terminal's stderr that says what a run is about, once it has taken long enough to be asked about.
final class ProgressLine: @unchecked Sendable {
  private let lock = NSLock()
  private let progress: RunProgress
  private var isOver = false
  private var isShown = false

  /// So long, in seconds, nobody is told anything.
  private static let patience = 0.3

  init(_ progress: RunProgress) {
    self.progress = progress
    let thread = Thread { [self] in
      while show() { usleep(100_000) }
    }
    thread.stackSize = 1 << 18
    thread.start()
  }

  /// Takes the line away and leaves one that says how long it took.
  func end() {
    lock.withLock {
      isOver = true
      if isShown { write("\r\u{1b}[K") }
      let read = progress.read
      if read > 0 {
        write("dilint: \(read) Swift file\(read == 1 ? "" : "s") in " + String(format: "%.2f s\n", progress.moment.seconds))
      }
    }
  }

  /// False once there is nothing left to show.
  private func show() -> Bool {
    lock.withLock {
      if isOver { return false }
      let moment = progress.moment
      if moment.seconds < Self.patience { return true }
      isShown = true
      let files = moment.files > 0 ? " \(min(moment.done, moment.files)) of \(moment.files) files" : ""
      write("\r\u{1b}[Kdilint: \(moment.phase.rawValue)\(files), " + String(format: "%.1f s", moment.seconds))
      return true
    }
  }

  private func write(_ text: String) { _ = put(Array(text.utf8), into: Crash.errors) }
}
