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
    case .dynamicBox: "dynamic"
    case .arrow(let kind):
      switch kind {
      case .lateNeed: "needs later"
      case .need: "needs"
      case .imports: "imports"
      case .peer: "peer"
      case .child: "includes"
      case .internalInclude: "includes, internal"
      case .publicInclude: "includes, public"
      case .load: "loads"
      case .idleDependency: "depends, unused"
      case .dependency: "depends"
      case .dynamic: "dynamic"
      case .leak: "leak"
      }
    case .trouble(let severity): severity.rawValue
    }
  }
}
