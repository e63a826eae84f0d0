// The container itself, in a style that its text alone would not tell: what is stored is described after it is stored.
public final class Pantry {
  private let above: Pantry?
  private var shelves: [Any] = []

  public init(above: Pantry? = nil) { self.above = above }

  public func store<T>(_ make: @escaping (Pantry) -> T) -> Shelf<T> {
    let shelf = Shelf(make)
    shelves.append(shelf)
    return shelf
  }

  public func fetch<T>(_ label: String? = nil) -> T {
    for case let shelf as Shelf<T> in shelves where shelf.label == label { return shelf.make(self) }
    return above!.fetch(label)
  }
}

public final class Shelf<T> {
  let make: (Pantry) -> T
  private(set) var label: String?
  private var types: [Any.Type] = []

  init(_ make: @escaping (Pantry) -> T) { self.make = make }

  public func labelled(_ label: String) -> Shelf<T> {
    self.label = label
    return self
  }

  public func seen<P>(as type: P.Type) -> Shelf<T> {
    types.append(type)
    return self
  }
}
