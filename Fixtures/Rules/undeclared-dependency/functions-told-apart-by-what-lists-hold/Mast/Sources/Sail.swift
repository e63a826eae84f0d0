public struct Sail {}
