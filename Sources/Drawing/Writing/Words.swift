import Model

extension Picture.Meaning {
  /// What the legend says of it.
  var words: String {
    switch self {
    case .box(let kind, let visibility):
      switch (kind, visibility) {
      case (.root, _): "root"
      case (.assembly, nil): "assembly"
      case (.assembly, .some(let visibility)): "\(visibility.rawValue) assembly"
      case (.module, nil): "module"
      case (.module, .some(let visibility)): "\(visibility.rawValue) module"
      case (.component, nil): "registration"
      case (.component, .some(let visibility)): "\(visibility.rawValue) registration"
      case (.code, _): "code that asks"
      case (.missing, _): "nothing provides it"
      case (.target(let name), _): name
      }
    case .frame(let kind, let visibility):
      switch kind {
      case .root: "all of a root"
      case .assembly: [visibility?.rawValue, "assembly"].compactMap { $0 }.joined(separator: " ") + ", around its parts"
      case .module: [visibility?.rawValue, "module"].compactMap { $0 }.joined(separator: " ") + ", around its parts"
      case .layer: "layer"
      case .alike: "boxes with the same arrows"
      }
    case .dynamicBox: "dynamic"
    case .mutualArrow: "both ways"
    case .manyNeeds: "thicker: several needs"
    case .focus: "in focus"
    case .arrow(let kind):
      switch kind {
      case .nearMiss: "would almost answer"
      case .unloadedNeed: "needs, but nobody loads it"
      case .lateNeed: "needs later"
      case .need: "needs"
      case .declared: "depends, without import"
      case .imports: "imports"
      case .peer: "peer"
      case .child: "includes"
      case .internalInclude: "includes, internal"
      case .publicInclude: "includes, public"
      case .load: "loads"
      case .idleDependency: "depends, unused"
      case .dependency: "depends"
      case .dynamic: "takes at run time"
      case .leak: "leak"
      }
    case .trouble(let severity): severity.rawValue
    }
  }
}
