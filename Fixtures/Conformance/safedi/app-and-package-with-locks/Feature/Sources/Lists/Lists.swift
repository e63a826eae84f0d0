import SafeDI

public protocol Store {}
@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class Shelf: Store, Instantiable {}
public final class Till {}

@Instantiable
public final class List: Instantiable {
  @Received let store: any Store
  @Instantiated let row: Row
}

@Instantiable
public final class Row: Instantiable {}
