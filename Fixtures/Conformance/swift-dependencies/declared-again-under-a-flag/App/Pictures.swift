#if PICTURES
  import Dependencies
  import Harbour

  private enum PaintedCraneKey: DependencyKey { static let liveValue = Crane() }
  private enum PaintedBuoyKey: DependencyKey { static let liveValue = Buoy() }
  private enum PaintedSirenKey: TestDependencyKey { static let testValue = Siren() }

  /// The imported one has a name like it.
  private enum LightKey: DependencyKey { static let liveValue = Light() }

  extension DependencyValues {
    var light: Light {
      get { self[LightKey.self] }
      set { self[LightKey.self] = newValue }
    }
    var crane: Crane {
      get { self[PaintedCraneKey.self] }
      set { self[PaintedCraneKey.self] = newValue }
    }
    var buoy: Buoy {
      get { self[PaintedBuoyKey.self] }
      set { self[PaintedBuoyKey.self] = newValue }
    }
    var siren: Siren {
      get { self[PaintedSirenKey.self] }
      set { self[PaintedSirenKey.self] = newValue }
    }
  }
#endif
