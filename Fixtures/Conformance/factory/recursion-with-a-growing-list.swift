// A function that has nothing to do with a container calls itself with a list that grows: nothing of that is opaque.
// counts: opaque=0 needs=1
import FactoryKit

final class Pen {}
extension Container { var pen: Factory<Pen> { self { Pen() } } }
struct Block { let parent: String?; let style: Int }
final class Layout {
  @Injected(\.pen) private var pen
  private static func styles(_ current: [Int], block: Block, blocks: [String: Block]) -> [Int] {
    guard let id = block.parent, let parent = blocks[id] else { return current }
    var styles = current
    styles.append(parent.style)
    return Self.styles(styles, block: parent, blocks: blocks)
  }
  func lay(_ blocks: [String: Block]) -> [Int] { blocks.values.flatMap { Self.styles([], block: $0, blocks: blocks) } }
}
