// Files with one kind of declaration are still part of the graph: `OnlyDependency.swift` in the tests of Needle's generator.
// Nothing is made here and no tree begins, so there is nothing to judge.

import NeedleFoundation

protocol LonelyDependency: Dependency {
  var lamp: Lamp { get }
}
final class Lamp {}
