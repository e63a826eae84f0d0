public struct Pier {}
