import Model
import Packing

/// Writes down any value, part by part, so that two values of a type have equal bytes only if they are equal: what one can see of it
/// in a mirror, sets and dictionaries in the order of their bytes. The same in every run, which `Hasher` is not.
///
/// Functions leave no trace: what they do must follow from the rest, or make no difference.
struct KeyText {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: Any) {
    switch value {
    // By far most of what linking is handed; and what nests too deep to be packed is written like anything else.
    case let digest as Digest:
      guard let packed = packed(digest) else { return writeParts(of: digest) }
      write(kind: .digest)
      write(digest.file)
      write(count: packed.count)
      bytes += packed
    case let text as String:
      write(kind: .text)
      write(count: text.utf8.count)
      bytes += text.utf8
    case let location as Location:
      write(kind: .location)
      write(location.file)
      write(count: location.line)
      write(count: location.column)
    default: writeParts(of: value)
    }
  }

  private mutating func writeParts(of value: Any) {
    write(kind: .parts)
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary: writeSorted(mirror.children)
    case .enum where mirror.children.isEmpty, nil where mirror.children.isEmpty: write("\(value)")
    default:
      write(count: mirror.children.count)
      for child in mirror.children {
        // Which case it is.
        if mirror.displayStyle == .enum { write(child.label ?? "") }
        write(child.value)
      }
    }
  }

  private mutating func writeSorted(_ parts: Mirror.Children) {
    let texts = parts.map { part in
      var text = KeyText()
      text.write(part.value)
      return text.bytes
    }
    write(count: texts.count)
    for text in texts.sorted(by: { $0.lexicographicallyPrecedes($1) }) { bytes += text }
  }

  /// Told apart, since the parts of nothing at all are no more bytes than an empty text.
  private enum Kind: UInt8 { case digest, text, location, parts }

  private mutating func write(kind: Kind) { bytes.append(kind.rawValue) }

  private mutating func write(count: Int) { withUnsafeBytes(of: UInt64(bitPattern: Int64(count)).littleEndian) { bytes += $0 } }
}
