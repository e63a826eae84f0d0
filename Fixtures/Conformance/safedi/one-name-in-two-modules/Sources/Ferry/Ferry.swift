// SafeDI reads the modules of a program together and knows types by their names alone: "must have globally unique type names"
// (`GenerateCommand.swift`, `foundDuplicateInstantiable`). What no program links is no concern of it.
import Quay
import SafeDI

@main
@Instantiable(isRoot: true)
public final class Ferry: Instantiable {
  @Instantiated let horn: Horn
  @Instantiated let berth: Berth

  static func main() {}
}

@Instantiable
public final class Horn: Instantiable {}
