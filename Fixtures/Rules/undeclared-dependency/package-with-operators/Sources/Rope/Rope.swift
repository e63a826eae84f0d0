public struct Rope {}
