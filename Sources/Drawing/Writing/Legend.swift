import Model

/// A line of the legend: how something looks, and all that it stands for.
struct LegendLine: Hashable {
  enum Look: Hashable {
    case box(Paint)
    case arrow(Stroke, isMutual: Bool)
  }

  var look: Look
  var words: String
}

/// The legend of a picture with what looks alike in one line.
func legendLines(_ meanings: [Picture.Meaning]) -> [LegendLine] {
  var order: [LegendLine.Look] = []
  var words: [LegendLine.Look: [String]] = [:]
  for meaning in meanings {
    let look = Theme.look(of: meaning)
    if words[look] == nil { order.append(look) }
    if words[look]?.contains(meaning.words) != true { words[look, default: []].append(meaning.words) }
  }
  return order.map { look in
    let all = words[look] ?? []
    let shown = all.count > 4 ? all.prefix(3) + ["\(all.count - 3) more"] : all[...]
    return LegendLine(look: look, words: shown.joined(separator: ", "))
  }
}

extension Theme {
  static func look(of meaning: Picture.Meaning) -> LegendLine.Look {
    switch meaning {
    case .box(let kind, let visibility): .box(paint(kind, visibility))
    case .frame(let kind, let visibility): .box(paint(kind, visibility))
    case .dynamicBox: .box(Paint(fill: "none", line: "#6366c1", isDashed: true))
    case .arrow(let kind): .arrow(stroke(kind), isMutual: false)
    case .mutualArrow: .arrow(Stroke(color: "#7a8699"), isMutual: true)
    case .manyNeeds: .arrow(Stroke(color: "#7a8699", width: 2.6), isMutual: false)
    case .focus: .box(Paint(fill: "none", line: focus, width: 3.5))
    case .trouble(let severity): .box(Paint(fill: "none", line: color(severity), width: 2))
    }
  }
}
