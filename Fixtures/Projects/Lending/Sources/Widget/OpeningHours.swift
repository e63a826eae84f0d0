import Core
import DITranquillity

@main
enum OpeningHours {
  static func main() {
    let container = DIContainer()
    container.append(framework: CoreFramework.self)
    let clock: Clock = container.resolve()
    print(clock.today)
  }
}
