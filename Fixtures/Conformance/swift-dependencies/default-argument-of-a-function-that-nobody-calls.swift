// counts: needs=2 registrations=1 opaque=0
// A property wrapper on a local asks where the code around it runs (swift-dependencies, "Dependency": "local variables"); that may be what a parameter
// is where its caller leaves it out (The Swift Programming Language, "Default Parameter Values"). A library may call a function of the program by a name that stands nowhere in it.
import Dependencies

struct Ink: TestDependencyKey { static let testValue = Ink() }
struct Nib: TestDependencyKey { static let testValue = Nib() }
struct Pen: DependencyKey { static let liveValue = Pen() }
extension DependencyValues {
  var nib: Nib {
    get { self[Nib.self] }
    set { self[Nib.self] = newValue }
  }
  var ink: Ink {
    get { self[Ink.self] }
    set { self[Ink.self] = newValue }
  }
  var pen: Pen {
    get { self[Pen.self] }
    set { self[Pen.self] = newValue }
  }
}

public struct Letter {
  public static func written(
    with ink: @escaping () -> Ink = {
      @Dependency(\.ink) var ink  // expect: missing-provider
      return ink
    },
    by pen: @escaping () -> Pen = {
      @Dependency(\.pen) var pen
      return pen
    }
  ) -> Letter { Letter() }

  /// Whoever calls it brings the nib.
  static func drawn(
    with nib: @escaping () -> Nib = {
      @Dependency(\.nib) var nib
      return nib
    }
  ) -> Letter { Letter() }
}

func write() -> Letter { .drawn { Nib() } }
func writeAgain() -> Letter { Letter.drawn { Nib() } }
