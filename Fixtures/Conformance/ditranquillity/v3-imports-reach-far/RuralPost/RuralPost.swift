import DITranquillity
import Post

final class Driver: Postman {}

public final class RuralPostFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.register(Driver.init).as(Postman.self)
  }
}
