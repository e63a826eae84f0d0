import AppEngine

public struct Page {
  let engine = AppEngine()
  public init() {}
}
