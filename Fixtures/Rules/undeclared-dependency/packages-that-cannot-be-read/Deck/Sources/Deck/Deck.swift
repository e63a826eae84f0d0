import Rope

public final class Deck { public init(_ rope: Rope) {} }
