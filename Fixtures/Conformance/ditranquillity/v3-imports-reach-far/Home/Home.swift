import DITranquillity
import District
import Post

final class Letterbox {
  init(postman: Postman, number: Int) {}
}

public final class HomeFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.import(DistrictFramework.self)
    container.register { Letterbox(postman: $0, number: 12) }
  }
}
