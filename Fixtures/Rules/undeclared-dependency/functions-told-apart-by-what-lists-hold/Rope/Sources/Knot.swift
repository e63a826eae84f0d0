public struct Knot {}
