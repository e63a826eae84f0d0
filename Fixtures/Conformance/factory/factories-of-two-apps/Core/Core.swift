import FactoryKit
import Shipyard

public protocol Bell {}
public protocol Flag {}
public protocol Rope {}
public protocol Lamp {}

extension Container {
  public var lamp: Factory<Lamp> { shipyardLamp() }
}
