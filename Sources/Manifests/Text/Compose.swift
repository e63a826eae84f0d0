import Model
import Yams

/// The YAML of a manifest as a tree; nil where it holds nothing or cannot be parsed, which is then among the problems.
func composed(_ text: String, file: String, problems: inout Problems) -> Tree? {
  let plain = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  let lines = Lines(plain)
  if let refusal = Nesting(lines.bytes).refusal {
    problems.add(refusal.message, at: Location(file, lines.position(refusal.offset)))
    return nil
  }
  switch parsed(plain, lines) {
  case .failure(let error):
    problems.add(error.message, at: Location(file, lines.position(error.offset)))
    return nil
  case .success(let (node, disguise)):
    var unfolding = Unfolding(lines: lines, file: file, disguise: disguise, problems: problems)
    let tree = node.flatMap { unfolding.tree(of: $0, depth: 0) }
    problems = unfolding.problems
    return unfolding.isTooMuch ? nil : tree
  }
}

/// Parses, and where a mapping holds a key twice, parses again with these keys disguised: the parser gives up on them and tells
/// one place only, while here the second place is wanted and every other problem too.
private func parsed(_ text: String, _ lines: Lines) -> Result<(Node?, Disguise), SyntaxError> {
  var disguise = Disguise(lines.bytes)
  var first: SyntaxError?
  for _ in 0..<20 {
    do {
      // The encoding is named because its default is taken from the environment.
      return .success((try Parser(yaml: disguise.text, resolver: .basic, encoding: .utf8).singleRoot(), disguise))
    } catch let error as YamlError {
      guard case .duplicatedKeysInMapping(let keys, let context) = error else {
        return .failure(first ?? SyntaxError(error, lines))
      }
      let offset = lines.offset(line: context.mark.line, column: context.mark.column)
      let key = disguise.revealed(keys.first ?? "")
      first = first ?? SyntaxError(offset: offset, message: "`\(key)` is written twice in one mapping")
      if !keys.reduce(false, { disguise.disguise($1, from: offset) || $0 }) { break }
    } catch {
      return .failure(SyntaxError(offset: 0, message: "this cannot be read as YAML: \(error)"))
    }
  }
  return .failure(first ?? SyntaxError(offset: 0, message: "this cannot be read as YAML"))
}

/// A text in which the first letter of some words is exchanged for a letter of no language, a new one at each place.
/// Columns stay what they are, because the parser counts them in scalars.
struct Disguise {
  private var scalars: [Unicode.Scalar]
  private var offsets: [Int] = []
  private var originals: [Unicode.Scalar] = []
  private static let first: UInt32 = 0xF0000

  init(_ bytes: [UInt8]) {
    scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var offset = 0
    for scalar in scalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
  }

  var text: String { String(String.UnicodeScalarView(scalars)) }

  /// Disguises `word` wherever it stands from `offset` on. False where that cannot be done.
  mutating func disguise(_ word: String, from offset: Int) -> Bool {
    let pattern = Array(word.unicodeScalars)
    guard let head = pattern.first, head.properties.isAlphabetic || head == "_", head.value < Self.first else { return false }
    var done = false
    var index = offsets.firstIndex { $0 >= offset } ?? scalars.count
    while index + pattern.count <= scalars.count {
      // A letter after these means something to YAML itself.
      let before = index > 0 ? scalars[index - 1] : " "
      if scalars[index] == head, !"&*!\\%".unicodeScalars.contains(before),
        scalars[index..<(index + pattern.count)].elementsEqual(pattern)
      {
        guard let stranger = Unicode.Scalar(Self.first + UInt32(originals.count)), originals.count < 0xFFFD else { return done }
        originals.append(head)
        scalars[index] = stranger
        done = true
      }
      index += 1
    }
    return done
  }

  /// A text of the parser without disguise.
  func revealed(_ text: String) -> String {
    guard !originals.isEmpty else { return text }
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let index = Int(scalar.value) - Int(Self.first)
      view.append(originals.indices.contains(index) ? originals[index] : scalar)
    }
    return String(view)
  }
}
