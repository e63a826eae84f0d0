// `shared` keeps by the name of the property or function that calls it: `#function` in `Component.swift`.

import NeedleFoundation

final class Rope { init(_ length: Int = 1) {} }
class TowerComponent: BootstrapComponent {
  public var ropes: [Rope] {
    let first = shared { Rope() }
    let second = shared { Rope(2) }  // expect: needle-shared-twice
    return [first, second]
  }
  public func rope(of length: Int) -> Rope {
    shared { Rope(length) }  // expect: needle-shared-argument
  }
  public func one(_ log: String) -> Rope {
    print(log)
    return shared { Rope() }
  }
  public var fine: [Rope] { [one(""), shared { Rope() }] }
}
