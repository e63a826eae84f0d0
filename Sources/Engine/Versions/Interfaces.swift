import Foundation
import Model
import Reading

/// What the interfaces of frameworks say, each read once in a process: a comparison of two revisions looks at two programs, and tests at
/// thousands.
enum Interfaces {
  private static let known = Known()

  private final class Known: @unchecked Sendable {
    private let lock = NSLock()
    private var digests: [Interface: Digest] = [:]

    subscript(interface: Interface) -> Digest? {
      get { lock.withLock { digests[interface] } }
      set { lock.withLock { digests[interface] = newValue } }
    }
  }

  private struct Interface: Hashable {
    var text: String
    var name: String
  }

  /// - Parameter name: What stands for the file of the text.
  static func digest(of text: String, named name: String) -> Digest {
    let interface = Interface(text: text, name: name)
    if let digest = known[interface] { return digest }
    let digest = Reading.digest(of: text, file: name)
    known[interface] = digest
    return digest
  }
}
