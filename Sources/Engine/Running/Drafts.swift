import Foundation

/// The file that is being written beside its place, so that a signal that ends the program can take it away.
///
/// One at a time is written. Signals come at any moment, so the path lies where it can be read without asking for memory.
enum Drafts {
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

  static func begin(_ file: String) { path = strdup(file) }

  static func end() {
    let old = path
    path = nil
    free(old)
  }

  /// Safe in a signal handler.
  static func remove() {
    if let path { unlink(path) }
  }
}
