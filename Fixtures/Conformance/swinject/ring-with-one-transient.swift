// Documentation/CircularDependencies: with one transient member it ends, and the two objects do not hold each other.
import Swinject

final class King { init(queen: Queen) {} }
final class Queen { var king: King? }

let container = Container()
container.register(King.self) { r in King(queen: r.resolve(Queen.self)!) }.inObjectScope(.transient)  // expect: dependency-cycle (warning)
container.register(Queen.self) { _ in Queen() }.initCompleted { r, queen in queen.king = r.resolve(King.self)! }
_ = container.resolve(King.self)!
