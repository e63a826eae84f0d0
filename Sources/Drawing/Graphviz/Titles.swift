/// An SVG of Graphviz with each tooltip also as a `<title>` element: not every browser shows the attribute.
func withTitles(_ svg: [UInt8]) -> [UInt8] {
  let opening = Array(#"<a xlink:title=""#.utf8)
  var result: [UInt8] = []
  result.reserveCapacity(svg.count * 3 / 2)
  var index = 0
  while index < svg.count {
    guard svg[index] == opening[0], svg[index...].starts(with: opening),
      let end = svg[(index + opening.count)...].firstIndex(of: UInt8(ascii: "\"")),
      let close = svg[end...].firstIndex(of: UInt8(ascii: ">"))
    else {
      result.append(svg[index])
      index += 1
      continue
    }
    result += svg[index...close]
    result += Array("<title>".utf8) + svg[(index + opening.count)..<end] + Array("</title>".utf8)
    index = close + 1
  }
  return result
}
