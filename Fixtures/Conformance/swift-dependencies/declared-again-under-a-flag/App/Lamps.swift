import Dependencies

struct Lamp: Sendable {}

#if PICTURES
  private enum PaintedLampKey: DependencyKey { static let liveValue = Lamp() }
  extension DependencyValues {
    var lamp: Lamp {
      get { self[PaintedLampKey.self] }
      set { self[PaintedLampKey.self] = newValue }
    }
  }
#else
  private enum LampKey: DependencyKey { static let liveValue = Lamp() }
  extension DependencyValues {
    var lamp: Lamp {
      get { self[LampKey.self] }
      set { self[LampKey.self] = newValue }
    }
  }
#endif
