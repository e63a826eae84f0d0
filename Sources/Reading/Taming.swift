/// The parser tries every `[` as a type before it takes it for an array, anew on each level, so that its time doubles with each
/// one in a row, and it recurses without a limit while it tries. No program nests ten; a text that does is spoiled beyond that.
private let longestBracketRun = 10

/// The same bytes, as many of them, but `[` blanked where more than ten stand in a row.
///
/// Inside of a string or comment this changes nothing that matters; elsewhere it leaves brackets without a partner, which the
/// parser reports as unreadable.
func tamed(_ bytes: [UInt8]) -> [UInt8] {
  var excess: [Int] = []
  bytes.withUnsafeBufferPointer { text in
    var run = 0
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "["):
        run += 1
        if run > longestBracketRun { excess.append(index) }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
      default: run = 0
      }
    }
  }
  guard !excess.isEmpty else { return bytes }
  var tamed = bytes
  for index in excess { tamed[index] = UInt8(ascii: " ") }
  return tamed
}
