import DITranquillity
import Post

final class AppFramework: DIFramework {
  static func load(container: DIContainer) {
    container.append(framework: PostFramework.self)
  }
}

let container = DIContainer()
container.append(framework: AppFramework.self)
let postman: Postman = container.resolve()
