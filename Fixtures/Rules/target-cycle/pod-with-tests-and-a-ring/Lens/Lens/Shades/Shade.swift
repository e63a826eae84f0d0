import Frame

public struct Shade { public let dark = true }
