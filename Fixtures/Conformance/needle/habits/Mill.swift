import NeedleFoundation

final class Grain {}
final class Flour { init(_ grain: Grain) {} }

protocol StoneDependency: Dependency {
  var grain: Grain { get }  // expect: needle-divergent-paths (warning)
  var water: Int { get }  // expect: needle-unread-dependency (warning)
}
final class StoneComponent: Component<StoneDependency> {
  public var flour: Flour { Flour(dependency.grain) }
}

protocol FloorDependency: Dependency {
  var grain: Grain { get }
}
final class FloorComponent: Component<FloorDependency> {
  public var grain: Grain { dependency.grain }  // expect: needle-pass-through (warning), needle-shadowed-provider (warning)
  public var stone: StoneComponent { StoneComponent(parent: self) }  // expect: needle-shadowed-provider (warning)
  public var spare: StoneComponent { StoneComponent(parent: self) }  // expect: needle-child-created-twice (note)
}

final class GrainStore {}
final class Miller { init(_ grain: Grain) {} }
final class Cart {
  private let floor: FloorComponent  // expect: needle-kept-component (warning)
  private let mill: MillComponent
  init(floor: FloorComponent, mill: MillComponent) {
    self.floor = floor
    self.mill = mill
  }
}

// What stands in for a component's needs is of the tree, like the classes that Needle writes (`NeedleGenerated.swift`).
class SackDependencyStandIn: SackDependency {
  let floor: FloorComponent
  var store: GrainStore { GrainStore() }
  var label: Int { 0 }
  init(floor: FloorComponent) { self.floor = floor }
}

protocol SackDependency: Dependency {
  var store: GrainStore { get }
  var label: Int { get }
}
final class SackComponent: Component<SackDependency> {
  static func warmUp() {}
  public var both: Bool { dependency.label == 1 && dependency.store === dependency.store }
}
protocol BarnDependency: Dependency {
  var store: GrainStore { get }
}
final class BarnComponent: Component<BarnDependency> {
  public var again: GrainStore { dependency.store }
}

final class MillComponent: BootstrapComponent {
  public var grain: Grain { Grain() }
  public var water: Int { 1 }
  public var store: GrainStore { GrainStore() }  // expect: needle-remade-state (warning)
  public var miller: Miller { shared { Miller(grain) } }  // expect: needle-captive (warning)
  public var sack: SackComponent { SackComponent(parent: self) }
  public var barn: BarnComponent {
    SackComponent.warmUp()  // expect: needle-false-child (warning)
    return BarnComponent(parent: self)
  }
  public var floor: FloorComponent { FloorComponent(parent: self) }
  public var stone: StoneComponent { StoneComponent(parent: self) }
}

extension MillComponent {
  var label: Int { 1 }  // expect: needle-internal-extension (warning)
}
