import SafeDI

@main
@Instantiable(isRoot: true)
public final class Tug: Instantiable {
  @Instantiated let horn: Horn
  @Instantiated let berth: Berth

  static func main() {}
}

@Instantiable
public final class Horn: Instantiable {}

@Instantiable
public final class Berth: Instantiable {}
