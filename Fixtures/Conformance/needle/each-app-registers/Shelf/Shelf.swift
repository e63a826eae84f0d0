// `__DependencyProviderRegistry.instance` is a table of the process (NeedleFoundation, `DependencyProviderRegistry.swift`), so each app calls
// `registerProviderFactories()` once for itself (README, "Use the generated code"): Reader and Lender do, which is no repetition, and nobody does it
// for Sorter.
// counts: opaque=0
import NeedleFoundation

public protocol ShelfDependency: Dependency {
  var room: String { get }
}
public class ShelfComponent: Component<ShelfDependency> {
  public func sign() -> String { dependency.room }
}
