import Model

/// Heading, caption and legend as the graph's label: a table of rows.
func header(_ picture: Picture) -> String {
  var rows = lines(of: picture.title, upTo: 70).map { "<b><font point-size=\"15\">\(dotEscaped($0, limit: 70))</font></b>" }
  for line in picture.caption.flatMap({ lines(of: $0, upTo: 100) }) {
    rows.append("<font point-size=\"10\" color=\"\(Theme.faint)\">\(dotEscaped(line, limit: 100))</font>")
  }
  let cells = rows.map { "<tr><td align=\"left\" balign=\"left\">\($0)</td></tr>" }
  let legend = picture.legend.isEmpty ? "" : "<tr><td align=\"left\">\(table(legendLines(picture.legend)))</td></tr>"
  return "<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"2\">\(cells.joined())\(legend)</table>>"
}

/// The whole text, broken between words where one fits, at most so many characters a line. Only of what no reader would read
/// to its end, the middle is left out.
func lines(of text: String, upTo width: Int) -> [String] {
  var lines: [String] = []
  for word in shortened(visible(text), to: width * 6).split(separator: " ", omittingEmptySubsequences: false) {
    var rest = Array(word.unicodeScalars)
    if let last = lines.last, last.unicodeScalars.count + 1 + rest.count <= width {
      lines[lines.count - 1] = last + " " + word
      continue
    }
    while rest.count > width {
      lines.append(String(String.UnicodeScalarView(rest.prefix(width))))
      rest.removeFirst(width)
      // A mark belongs to the letter before it, and nothing else may begin a line.
      rest.removeFirst(rest.prefix { $0.properties.isGraphemeExtend }.count)
    }
    lines.append(String(String.UnicodeScalarView(rest)))
  }
  return lines
}

/// The legend, five lines a row, each a sample and its words.
private func table(_ entries: [LegendLine]) -> String {
  let rows = stride(from: 0, to: entries.count, by: 5).map { start in
    "<tr>\(entries[start..<min(start + 5, entries.count)].map(cells).joined())\(start == 0 ? filler : "")</tr>"
  }
  return "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"3\">\(rows.joined())</table>"
}

/// Where the heading is wider than the legend, Graphviz spreads the rest evenly over the columns: these take it.
private let filler = "<td colspan=\"80\"></td>"

private func cells(_ line: LegendLine) -> String {
  "<td align=\"left\">\(sample(line.look))</td><td align=\"left\">"
    + "<font point-size=\"9\" color=\"\(Theme.faint)\">\(dotEscaped(line.words, limit: 60))   </font></td>"
}

private func sample(_ look: LegendLine.Look) -> String {
  switch look {
  case .box(let paint): box(paint)
  case .arrow(let stroke, let isMutual): arrow(stroke, isMutual)
  }
}

private func box(_ paint: Paint) -> String {
  let style = paint.isDashed ? "rounded,dashed" : "rounded"
  let fill = paint.fill == "none" ? Theme.paper : paint.fill
  // Of fixed size, or it would be stretched where the heading is wider than the legend.
  return "<table border=\"\(Int(paint.width))\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"0\" style=\"\(style)\" "
    + "fixedsize=\"true\" width=\"24\" height=\"14\" color=\"\(paint.line)\" bgcolor=\"\(fill)\"><tr><td width=\"16\" height=\"6\" fixedsize=\"true\"></td></tr></table>"
}

private func arrow(_ stroke: Stroke, _ isMutual: Bool) -> String {
  let line =
    switch stroke.dash {
    case .solid: "——"
    case .dashed: "– –"
    case .dotted: "· · ·"
    }
  let head = stroke.head == .onormal ? "▷" : stroke.head == .vee ? "›" : "▸"
  let text = "\(isMutual ? "◂" : "")\(line)\(head)"
  return "<font color=\"\(stroke.color)\" point-size=\"10\">\(stroke.width > 1.5 ? "<b>\(text)</b>" : text)</font>"
}
