import OvenInterface
import PantryInterface

public struct Fence {
  var oven: Baking?
  var pantry: Storing?
  public init() {}
}
