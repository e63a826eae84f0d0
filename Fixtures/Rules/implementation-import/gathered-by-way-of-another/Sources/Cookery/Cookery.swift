import OvenInterface  // expect: undeclared-dependency (note)
import PantryInterface  // expect: undeclared-dependency (note)

public struct Cookery {
  let oven: Baking
  let pantry: Storing
  public init(oven: Baking, pantry: Storing) { (self.oven, self.pantry) = (oven, pantry) }
}
