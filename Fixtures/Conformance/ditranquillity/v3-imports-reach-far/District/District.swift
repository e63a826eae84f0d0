import CityPost
import DITranquillity

public final class DistrictFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.import(CityPostFramework.self)
  }
}
