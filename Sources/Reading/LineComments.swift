import Model

/// The `dilint:` comments in a text that is no Swift: those that begin a comment behind `#`, `//` or `/*`. One with nothing before it
/// on its line speaks of the next line that holds more than a comment.
public func directives(inLinesOf bytes: [UInt8]) -> [Directive] {
  guard contains(bytes, Array("dilint:".utf8)) else { return [] }
  var found: [Directive] = []
  var waiting = 0
  for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
    let text = String(decoding: line, as: UTF8.self)
    var code = Substring(text)
    if let mark = text.firstRange(of: "dilint:") {
      let front = text[..<mark.lowerBound].trimmed
      for sign in ["#", "//", "/*"] where front.hasSuffix(sign) {
        code = front.dropLast(sign.count)
        var body = text[mark.upperBound...]
        if let end = body.firstRange(of: "*/") { body = body[..<end.lowerBound] }
        let column = text.utf8.distance(from: text.startIndex, to: mark.lowerBound) + 1
        let at = Position(line: number + 1, column: column)
        found.append(directive(body, at: at, line: code.trimmed.isEmpty ? 0 : number + 1))
        break
      }
    }
    let rest = code.trimmed
    guard !rest.isEmpty, !rest.hasPrefix("#"), !rest.hasPrefix("//") else { continue }
    for index in waiting..<found.count where found[index].line == 0 { found[index].line = number + 1 }
    waiting = found.count
  }
  for index in found.indices where found[index].line == 0 { found[index].line = found[index].at.line }
  return found
}

extension StringProtocol where SubSequence == Substring {
  fileprivate var trimmed: Substring {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text.drop { $0.isWhitespace }
  }
}
