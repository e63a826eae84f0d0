import NorthRope

public struct Deck { let rope = NorthRope() }
