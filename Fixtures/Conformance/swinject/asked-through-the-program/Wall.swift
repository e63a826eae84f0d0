import PaintKit

final class Wall {
  @Tinted var colour: Int
}
