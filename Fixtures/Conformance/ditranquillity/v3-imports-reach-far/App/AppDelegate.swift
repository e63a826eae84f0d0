import CityPost
import DITranquillity
import District
import Home
import RuralPost

final class AppDelegate {
  let container = DIContainer()

  func applicationDidFinishLaunching() {
    container.append(framework: CityPostFramework.self)
    container.append(framework: RuralPostFramework.self)
    container.append(framework: DistrictFramework.self)
    container.append(framework: HomeFramework.self)
  }
}
