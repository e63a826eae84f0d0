import Dependencies

#if os(watchOS)
  public struct Tide { public var height: Int }
  extension Tide: DependencyKey {
    public static var liveValue: Tide { Tide(height: 2) }
  }
#endif
#if !os(watchOS)
  extension Moon: DependencyKey {  // expect: duplicate-provider (note)
    public static var liveValue: Moon { Moon(age: 2) }
  }
#endif
