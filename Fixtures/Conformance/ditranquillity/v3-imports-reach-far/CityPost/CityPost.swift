import DITranquillity
import Post

final class Cyclist: Postman {}

public final class CityPostFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.register(Cyclist.init).as(Postman.self)
  }
}
