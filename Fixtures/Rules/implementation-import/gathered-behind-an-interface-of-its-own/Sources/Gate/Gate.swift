import BellInterface
import LampInterface
import PorchInterface

public struct Gate {
  var porch: Waiting?
  var bell: Ringing?
  var lamp: Shining?
  public init() {}
}
