import Model

/// How a box or frame looks: colours as `#rrggbb`.
struct Paint: Hashable {
  var fill: String
  var line: String
  var text = Theme.ink
  var faint = Theme.faint
  var isDashed = false
  var width = 1.0
}

/// How an arrow looks.
struct Stroke: Hashable {
  enum Dash: String { case solid, dashed, dotted }
  enum Head: String { case normal, vee, onormal, none }

  var color: String
  var dash = Dash.solid
  var head = Head.normal
  var width = 1.0
}

/// The one place that turns meanings into colours: light, on white also where the page around is dark.
enum Theme {
  static let ink = "#1f2933"
  static let faint = "#6b7785"
  static let paper = "#ffffff"
  static let focus = "#7a3fd0"
  static let fonts = "Helvetica,Arial,sans-serif"

  static func color(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "#d92d20"
    case .warning: "#dc8703"
    case .note: "#2f7fd1"
    }
  }

  static func paint(_ node: Picture.Node) -> Paint {
    var paint = paint(node.kind, node.visibility)
    if node.isDynamic { paint.isDashed = true }
    if let trouble = node.trouble, node.kind != .missing {
      paint.line = color(trouble)
      paint.width = 2
    }
    if node.isFocus {
      if node.trouble == nil { paint.line = focus }
      paint.width = 3.5
    }
    return paint
  }

  static func paint(_ kind: Picture.Node.Kind, _ visibility: Visibility?) -> Paint {
    switch kind {
    case .root, .target("app"): Paint(fill: "#273444", line: "#273444", text: "#ffffff", faint: "#b8c4d2")
    case .assembly: Paint(fill: "#e8e9fb", line: "#8487d8")
    case .module, .component:
      switch visibility {
      case .public: Paint(fill: "#dff1e8", line: "#4fa37f")
      case .internal: Paint(fill: "#eff1f4", line: "#a3aebb")
      case nil: kind == .module ? Paint(fill: "#e1effa", line: "#6ba4d0") : Paint(fill: "#ffffff", line: "#94a3b5")
      }
    case .code: Paint(fill: "#faf6ec", line: "#cdb98a")
    case .missing: Paint(fill: "#fef1f0", line: color(.error), text: "#b42318", faint: "#c9564c", isDashed: true, width: 1.6)
    case .target("extension"): Paint(fill: "#51647a", line: "#51647a", text: "#ffffff", faint: "#d5dee8")
    case .target("feature"): Paint(fill: "#e1effa", line: "#6ba4d0")
    case .target("core"): Paint(fill: "#dff1e8", line: "#4fa37f")
    case .target("interface"): Paint(fill: "#ffffff", line: "#6ba4d0")
    case .target("test"): Paint(fill: "#faf6ec", line: "#cdb98a")
    case .target: Paint(fill: "#eff1f4", line: "#a3aebb")
    }
  }

  static func paint(_ cluster: Picture.Cluster) -> Paint {
    var paint = paint(cluster.kind, cluster.visibility)
    if cluster.isDynamic { paint.isDashed = true }
    if let trouble = cluster.trouble {
      paint.line = color(trouble)
      paint.width = 1.6
    }
    if cluster.isFocus {
      if cluster.trouble == nil { paint.line = focus }
      paint.width = 3
    }
    return paint
  }

  static func paint(_ kind: Picture.Cluster.Kind, _ visibility: Visibility?) -> Paint {
    switch kind {
    case .root: Paint(fill: "#f4f5f7", line: "#273444")
    case .assembly: Paint(fill: "#f6f6fd", line: "#c3c5ee")
    case .layer: Paint(fill: "#f8f9fb", line: "#dde2e8")
    case .module:
      switch visibility {
      case .public: Paint(fill: "#f0f8f4", line: "#a9d3bf")
      case .internal: Paint(fill: "#f6f7f9", line: "#cbd2da")
      case nil: Paint(fill: "#f2f8fd", line: "#b5d2e8")
      }
    case .alike: Paint(fill: "none", line: "#b6c0cc", faint: faint, isDashed: true)
    }
  }

  static func stroke(_ edge: Picture.Edge) -> Stroke {
    var stroke = stroke(edge.kind)
    // No number beside the arrow, which would come to lie on others: what stands for more is thicker.
    if edge.needs > 1 { stroke.width += min(0.4 * Double(edge.needs.bitWidth - 1 - edge.needs.leadingZeroBitCount), 2.4) }
    if let trouble = edge.trouble {
      stroke.color = color(trouble)
      stroke.width = max(stroke.width, 2)
    }
    return stroke
  }

  static func stroke(_ kind: Picture.Edge.Kind) -> Stroke {
    switch kind {
    case .nearMiss: Stroke(color: "#c9564c", dash: .dotted, head: .vee)
    case .unloadedNeed: Stroke(color: "#b9c2cc", dash: .dashed)
    case .declared: Stroke(color: "#7a8699", dash: .dashed)
    case .need, .imports: Stroke(color: "#7a8699")
    case .lateNeed: Stroke(color: "#7a8699", head: .onormal)
    case .load: Stroke(color: "#4a5a6e")
    case .dependency: Stroke(color: "#7275cb", width: 1.4)
    case .idleDependency: Stroke(color: "#b9bbe6")
    case .dynamic: Stroke(color: "#7275cb", dash: .dashed, width: 1.4)
    case .publicInclude: Stroke(color: "#4fa37f")
    case .internalInclude: Stroke(color: "#a3aebb")
    case .child, .peer: Stroke(color: "#7275cb", head: .vee)
    case .leak: Stroke(color: color(.error), dash: .dotted, width: 2)
    }
  }
}
