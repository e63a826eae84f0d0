import Swinject
import SwinjectAutoregistration

final class Shelf {
  let jar: Jar
  init(container: Container) { jar = container ~> Jar.self }
}
