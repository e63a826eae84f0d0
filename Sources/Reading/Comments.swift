import Model
import SwiftSyntax

/// The comments that speak to dilint, in order.
func directives(in tree: SourceFileSyntax, _ bytes: [UInt8], _ lines: LineTable) -> [Directive] {
  // Most files have none, and a search through the bytes is a hundred times cheaper than one through the tokens.
  guard contains(bytes, Array("dilint:".utf8)) else { return [] }
  var found: [Directive] = []
  var waiting = 0
  var lastEnd: Int?
  var rest = [Syntax(tree)]
  while let node = rest.popLast() {
    guard let token = node.as(TokenSyntax.self) else {
      rest += node.children(viewMode: .sourceAccurate).reversed()
      continue
    }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    collect(token.leadingTrivia, from: token.position.utf8Offset, after: lastEnd, lines, &found)
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    guard end > start else { continue }
    for index in waiting..<found.count where found[index].line == 0 { found[index].line = lines.position(start).line }
    waiting = found.count
    lastEnd = end
    collect(token.trailingTrivia, from: end, after: end, lines, &found)
  }
  // With no code behind it, a comment speaks of its own line.
  for index in found.indices where found[index].line == 0 { found[index].line = found[index].at.line }
  return found
}

/// Adds the directives among a token's trivia. `line` is 0 where only the code that follows can tell it.
private func collect(_ trivia: Trivia, from offset: Int, after codeEnd: Int?, _ lines: LineTable, _ found: inout [Directive]) {
  var offset = offset
  for piece in trivia {
    switch piece {
    case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
      for (skipped, body) in directiveTexts(text) {
        let at = lines.position(offset + skipped)
        let codeLine = codeEnd.map { lines.position($0 - 1).line }
        found.append(directive(body, at: at, line: codeLine == lines.position(offset).line ? at.line : 0))
      }
    default: break
    }
    offset += piece.sourceLength.utf8Length
  }
}

/// What follows `dilint:` on each line of a comment that begins with it, and how many bytes stand before.
private func directiveTexts(_ comment: String) -> [(Int, Substring)] {
  var result: [(Int, Substring)] = []
  for line in comment.split(whereSeparator: \.isNewline) {
    let text = line.drop { " \t/*".contains($0) }
    guard text.hasPrefix("dilint:") else { continue }
    var body = text.dropFirst("dilint:".count)
    if body.hasSuffix("*/") { body = body.dropLast(2) }
    result.append((comment.utf8.distance(from: comment.startIndex, to: text.startIndex), body))
  }
  return result
}

/// `ignore rule-a, rule-b - reason`.
func directive(_ text: Substring, at place: Position, line: Int) -> Directive {
  let words = text.split(whereSeparator: \.isWhitespace)
  let dash = words.firstIndex { ["-", "–", "—"].contains($0) } ?? words.endIndex
  let reason = words[dash...].dropFirst().joined(separator: " ")
  // Without a blank behind the colon the word stands first; with one there is none.
  let word = text.first?.isWhitespace == false ? words.first.map(String.init) ?? "" : ""
  let kind = Directive.Kind(rawValue: word)
  let names = words[..<dash].dropFirst(word.isEmpty ? 0 : 1).flatMap { $0.split(separator: ",") }.map(String.init)
  return Directive(kind: kind, words: kind == nil ? [word] : names, reason: reason.isEmpty ? nil : reason, at: place, line: line)
}

func contains(_ bytes: [UInt8], _ pattern: [UInt8]) -> Bool {
  bytes.withUnsafeBufferPointer { text in
    guard text.count >= pattern.count else { return false }
    var index = 0
    while index <= text.count - pattern.count {
      if text[index] == pattern[0], text[index..<index + pattern.count].elementsEqual(pattern) { return true }
      index += 1
    }
    return false
  }
}
