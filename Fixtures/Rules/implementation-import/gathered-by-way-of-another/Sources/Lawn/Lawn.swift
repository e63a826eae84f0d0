import ShedInterface

public struct Lawn {
  let shed: Keeping
  public init(shed: Keeping) { self.shed = shed }
}
