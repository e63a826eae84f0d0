import ProjectDescription

public enum Module: String, CaseIterable {
  case tides, beacons, seaCharts, sky

  public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  public var dependency: TargetDependency {
    .project(target: name, path: .relativeToRoot("Modules/\(name)"))
  }

  public var interface: TargetDependency {
    .project(target: name + "Interface", path: .relativeToRoot("Modules/\(name)Interface"))
  }
}
