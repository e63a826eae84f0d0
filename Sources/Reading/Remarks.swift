import Model
import SwiftSyntax

/// The lines of comments that begin with one of `words` and a colon, in order, with the types around them. A word that begins
/// with `@` stands without a colon.
func remarks(
  in tree: SourceFileSyntax, _ bytes: [UInt8], _ lines: LineTable, words: [String], _ declarations: [Declaration]
) -> [Remark] {
  // Most files have none, and a search through the bytes is a hundred times cheaper than one through the tokens.
  let words = words.filter { contains(bytes, Array($0.utf8)) }
  guard !words.isEmpty else { return [] }
  var kept: [(remark: Remark, around: Position?)] = []
  // Types that began and did not end before the place that was read last, the outermost first.
  var groups: [(range: Range<Int>, at: Position)] = []
  var lastEnd: Int?
  func read(_ trivia: Trivia, from offset: Int, before line: Int?) {
    for (place, found) in collected(trivia, from: offset, after: lastEnd, lines, words) {
      while let last = groups.last, last.range.upperBound <= place { groups.removeLast() }
      var remark = found
      if remark.form != .trailing { remark.before = line }
      kept.append((remark, groups.last { $0.range.contains(place) }?.at))
    }
  }
  var rest = [Syntax(tree)]
  while let node = rest.popLast() {
    guard let token = node.as(TokenSyntax.self) else {
      if let group = node.asProtocol((any DeclGroupSyntax).self) {
        let block = group.memberBlock
        let start = block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let here = node.position.utf8Offset
        while let last = groups.last, last.range.upperBound <= here { groups.removeLast() }
        if start < end { groups.append((start..<end, lines.position(nameToken(of: group)))) }
      }
      rest += node.children(viewMode: .sourceAccurate).reversed()
      continue
    }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    read(token.leadingTrivia, from: token.position.utf8Offset, before: end > start ? lines.position(start).line : nil)
    guard end > start else { continue }
    lastEnd = end
    read(token.trailingTrivia, from: end, before: nil)
  }
  var places: [Position: Int] = [:]
  for (index, declaration) in declarations.enumerated() where declaration.isNominal || declaration.kind == .extension {
    places[declaration.at] = index
  }
  return kept.map { remark, around in
    var remark = remark
    remark.parent = around.flatMap { places[$0] }
    return remark
  }
}

private func nameToken(of group: any DeclGroupSyntax) -> TokenSyntax {
  group.asProtocol((any NamedDeclSyntax).self)?.name ?? group.introducer
}

/// The remarks among a token's trivia, and where their words stand.
private func collected(
  _ trivia: Trivia, from start: Int, after codeEnd: Int?, _ lines: LineTable, _ words: [String]
) -> [(place: Int, remark: Remark)] {
  var found: [(place: Int, remark: Remark)] = []
  var offset = start
  for piece in trivia {
    let comment: (form: Remark.Form, text: String)? =
      switch piece {
      case .lineComment(let text): (.line, text)
      case .docLineComment(let text), .docBlockComment(let text): (.documentation, text)
      case .blockComment(let text): (.block, text)
      default: nil
      }
    if let comment {
      let isBehindCode = codeEnd.map { lines.position($0 - 1).line } == lines.position(offset).line
      for (skipped, word, text) in remarkTexts(comment.text, words) {
        let remark = Remark(
          word: word, text: text, form: isBehindCode ? .trailing : comment.form, parent: nil, at: lines.position(offset + skipped)
        )
        found.append((offset + skipped, remark))
      }
    }
    offset += piece.sourceLength.utf8Length
  }
  return found
}

/// The lines of a comment that begin with a word and a colon: how many bytes stand before the word, the word, the rest.
private func remarkTexts(_ comment: String, _ words: [String]) -> [(Int, String, String)] {
  var result: [(Int, String, String)] = []
  for line in comment.split(whereSeparator: \.isNewline) {
    let text = line.drop { " \t/*".contains($0) }
    guard let word = words.first(where: { text.hasPrefix($0) }) else { continue }
    let behind = text.dropFirst(word.count).drop { $0.isWhitespace }
    guard word.hasPrefix("@") ? behind.startIndex > text.index(text.startIndex, offsetBy: word.count) : behind.first == ":" else {
      continue
    }
    var body = word.hasPrefix("@") ? behind : behind.dropFirst()
    if body.hasSuffix("*/") { body = body.dropLast(2) }
    while let last = body.last, last.isWhitespace || last == "/" { body = body.dropLast() }
    let skipped = comment.utf8.distance(from: comment.startIndex, to: text.startIndex)
    result.append((skipped, word, String(body.drop { $0.isWhitespace })))
  }
  return result
}
