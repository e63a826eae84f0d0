// Miller speaks of a shelf, and can only mean the one that the module it imports makes public.
import Pantry

public struct Door { public init() {} }
struct Shelf {
  init() { print(Pantry.shared.container.resolve(Flour.self)!) }
}
