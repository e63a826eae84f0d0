import Model

/// Heading, caption and legend as the graph's label: a table of three rows.
func header(_ picture: Picture) -> String {
  var rows = ["<b><font point-size=\"15\">\(dotEscaped(picture.title, limit: 90))</font></b>"]
  for sentence in picture.caption {
    rows.append("<font point-size=\"10\" color=\"\(Theme.faint)\">\(dotEscaped(sentence, limit: 160))</font>")
  }
  let cells = rows.map { "<tr><td align=\"left\" balign=\"left\">\($0)</td></tr>" }
  let legend = picture.legend.isEmpty ? "" : "<tr><td align=\"left\">\(table(picture.legend))</td></tr>"
  return "<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"2\">\(cells.joined())\(legend)</table>>"
}

/// The legend, six meanings a row, each a sample and its word.
private func table(_ meanings: [Picture.Meaning]) -> String {
  let rows = stride(from: 0, to: meanings.count, by: 6).map { start in
    "<tr>\(meanings[start..<min(start + 6, meanings.count)].map(cells).joined())\(start == 0 ? filler : "")</tr>"
  }
  return "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"3\">\(rows.joined())</table>"
}

/// Where the heading is wider than the legend, Graphviz spreads the rest evenly over the columns: these take it.
private let filler = "<td colspan=\"80\"></td>"

private func cells(_ meaning: Picture.Meaning) -> String {
  "<td align=\"left\">\(sample(meaning))</td><td align=\"left\">"
    + "<font point-size=\"9\" color=\"\(Theme.faint)\">\(dotEscaped(meaning.words, limit: 30))   </font></td>"
}

private func sample(_ meaning: Picture.Meaning) -> String {
  switch meaning {
  case .box(let kind, let visibility): box(Theme.paint(kind, visibility))
  case .dynamicBox: box(Paint(fill: "#ffffff", line: "#6366c1", isDashed: true))
  case .arrow(let kind): arrow(Theme.stroke(kind))
  case .trouble(let severity): box(Paint(fill: "#ffffff", line: Theme.color(severity), width: 2))
  }
}

private func box(_ paint: Paint) -> String {
  let style = paint.isDashed ? "rounded,dashed" : "rounded"
  // Of fixed size, or it would be stretched where the heading is wider than the legend.
  return "<table border=\"\(Int(paint.width))\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"0\" style=\"\(style)\" "
    + "fixedsize=\"true\" width=\"24\" height=\"14\" color=\"\(paint.line)\" bgcolor=\"\(paint.fill)\"><tr><td width=\"20\" height=\"11\" fixedsize=\"true\"></td></tr></table>"
}

private func arrow(_ stroke: Stroke) -> String {
  let line =
    switch stroke.dash {
    case .solid: "——"
    case .dashed: "– –"
    case .dotted: "· · ·"
    }
  let head = stroke.head == .onormal ? "▷" : stroke.head == .vee ? "›" : "▸"
  return "<font color=\"\(stroke.color)\" point-size=\"10\">\(line)\(head)</font>"
}
