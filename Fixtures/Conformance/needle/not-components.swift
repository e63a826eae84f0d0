// Classes that are no components: without type arguments, of another name, not inheriting. `nocomp.swift`, `NonNeedleComponent.swift`
// and `NonInheritanceComponent.swift` in the tests of Needle's generator.

import NeedleFoundation

class ViewComponent {}
class LabelComponent: ViewComponent { let text: String = "" }
class Builder<Product, Source> {}
class ScreenBuilder: Builder<ViewComponent, LabelComponent> {}
final class Dependency2 {}

class AppComponent: BootstrapComponent {
  public var label: LabelComponent { LabelComponent() }
  public var builder: ScreenBuilder { ScreenBuilder() }
}
