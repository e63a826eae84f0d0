import Cookery

public struct House {
  let cookery: Cookery
  public init(cookery: Cookery) { self.cookery = cookery }
}
