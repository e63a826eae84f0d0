// What a root keeps lives as long as the program, and so does what that keeps in turn: nothing is lost. What a part keeps that is made anew each
// time, there or elsewhere, is (`shared` of Needle's Component keeps for the life of the component, Component.swift).
import NeedleFoundation

final class HouseComponent: BootstrapComponent {
  var hall: HallComponent { shared { HallComponent(parent: self) } }
  var shed: ShedComponent { ShedComponent(parent: self) }
  var barn: BarnComponent { shared { BarnComponent(parent: self) } }
}

final class HallComponent: Component<EmptyDependency> {
  var stair: StairComponent { shared { StairComponent(parent: self) } }
  var spareBarn: BarnComponent { BarnComponent(parent: self) }
}
final class StairComponent: Component<EmptyDependency> {
  var attic: AtticComponent { shared { AtticComponent(parent: self) } }
}
final class AtticComponent: Component<EmptyDependency> {}

final class ShedComponent: Component<EmptyDependency> {
  var bench: BenchComponent { shared { BenchComponent(parent: self) } }  // expect: needle-stored-child
}
final class BenchComponent: Component<EmptyDependency> {}

final class BarnComponent: Component<EmptyDependency> {
  var loft: LoftComponent { shared { LoftComponent(parent: self) } }  // expect: needle-stored-child
}
final class LoftComponent: Component<EmptyDependency> {}
