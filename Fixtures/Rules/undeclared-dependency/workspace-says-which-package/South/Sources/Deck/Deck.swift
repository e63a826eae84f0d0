import SouthRope

public struct Deck { let rope = SouthRope() }
