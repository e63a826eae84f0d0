import DITranquillity
import Post

final class AppFramework: DIFramework {
  static func load(container: DIContainer) {
    container.append(part: PostPart.self)  // expect: assembly-across-targets (warning)
    container.append(part: StampPart.self)  // expect: assembly-across-targets (warning)
  }
}

let container = DIContainer()
container.append(framework: AppFramework.self)
let postman: Postman = container.resolve()
