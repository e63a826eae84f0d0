public struct Ink {}
