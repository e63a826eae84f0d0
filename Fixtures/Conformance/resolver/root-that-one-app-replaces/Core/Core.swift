public protocol Lamp {}
public final class OilLamp: Lamp { public init() {} }
public protocol Tide {}
public final class SpringTide: Tide { public init() {} }
public protocol Kite {}
