import SafeDI

@Instantiable
public final class Berth: Instantiable {
  @Instantiated let horn: Horn
}

@Instantiable
public final class Horn: Instantiable {}  // expect: safedi-duplicate-instantiable
