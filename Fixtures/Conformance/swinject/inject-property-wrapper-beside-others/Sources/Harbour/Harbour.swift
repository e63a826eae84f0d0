import InjectPropertyWrapper

public struct Tide { public init() {} }
public struct Wind {}
public struct Buoy {}

public final class Harbour {
  @Inject private var tide: Tide
  @Inject private var wind: Wind  // expect: missing-provider
  public init() {}
}
