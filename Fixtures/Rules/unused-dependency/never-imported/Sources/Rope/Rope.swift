public struct Rope { public let length = 3 }
