import Lamps

public struct Room {
  let lamp = Lamp()
  public init() {}
}
