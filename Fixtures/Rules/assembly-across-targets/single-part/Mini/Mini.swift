import DITranquillity
import State
final class AppFramework: DIFramework {
  static func load(container: DIContainer) { container.append(part: StatePart.self) }
}
final class MiniDelegate {
  let container = DIContainer()
  func launch() {
    container.append(framework: AppFramework.self)
    let store: Store = container.resolve()
    _ = store
  }
}
