import Model

/// A picture as GraphML: frames are nodes that hold a graph; what boxes and arrows mean stands in data that every reader of the
/// format shows.
func graphML(_ picture: Picture) -> String {
  let keys = [
    ("node", ["label", "kind", "detail", "visibility", "trouble", "file", "line", "link"]),
    ("edge", ["kind", "needs", "mutual", "trouble", "file", "line"]),
  ]
  var lines = [
    #"<?xml version="1.0" encoding="UTF-8"?>"#,
    #"<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" "#
      + #"xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">"#,
    "  <desc>\(xml(([picture.title] + picture.caption).joined(separator: "; ")))</desc>",
  ]
  for (element, names) in keys {
    for name in names {
      let type = ["needs", "line"].contains(name) ? "int" : name == "mutual" ? "boolean" : "string"
      lines.append("  <key id=\"\(element)-\(name)\" for=\"\(element)\" attr.name=\"\(name)\" attr.type=\"\(type)\"/>")
    }
  }
  lines.append("  <graph id=\"picture\" edgedefault=\"directed\">")
  lines += nested(
    picture,
    open: { cluster in
      let facts: [(String, String?)] = [
        ("label", cluster.label), ("kind", "\(cluster.kind)"), ("visibility", cluster.visibility?.rawValue),
        ("trouble", cluster.trouble?.rawValue), ("file", cluster.at?.file), ("line", cluster.at.map { "\($0.line)" }),
        ("link", cluster.link),
      ]
      return "  <node id=\"\(cluster.id)\">\(data("node", facts))<graph id=\"in-\(cluster.id)\" edgedefault=\"directed\">"
    }, close: "  </graph></node>",
    box: { node in
      let facts: [(String, String?)] = [
        ("label", node.label), ("kind", word(for: node.kind)), ("detail", node.detail), ("visibility", node.visibility?.rawValue),
        ("trouble", node.trouble?.rawValue), ("file", node.at?.file), ("line", node.at.map { "\($0.line)" }), ("link", node.link),
      ]
      return "  <node id=\"\(node.id)\">\(data("node", facts))</node>"
    })
  for (index, edge) in picture.edges.enumerated() {
    let facts: [(String, String?)] = [
      ("kind", "\(edge.kind)"), ("needs", edge.needs == 0 ? nil : "\(edge.needs)"), ("mutual", edge.isMutual ? "true" : nil),
      ("trouble", edge.trouble?.rawValue), ("file", edge.at.file), ("line", "\(edge.at.line)"),
    ]
    lines.append("    <edge id=\"e\(index)\" source=\"\(edge.from)\" target=\"\(edge.to)\">\(data("edge", facts))</edge>")
  }
  return (lines + ["  </graph>", "</graphml>"]).joined(separator: "\n") + "\n"
}

private func word(for kind: Picture.Node.Kind) -> String {
  if case .target(let name) = kind { "target (\(name))" } else { "\(kind)" }
}

private func data(_ element: String, _ facts: [(String, String?)]) -> String {
  facts.map { name, value in value.map { "<data key=\"\(element)-\(name)\">\(xml($0))</data>" } ?? "" }.joined()
}

/// The whole text, with what XML forbids or would obey made harmless.
private func xml(_ text: String) -> String {
  visible(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
