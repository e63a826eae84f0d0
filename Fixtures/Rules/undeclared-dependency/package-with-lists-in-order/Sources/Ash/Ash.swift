public struct Ash {}
