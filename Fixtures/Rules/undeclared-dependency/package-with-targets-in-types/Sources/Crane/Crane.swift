public struct Crane {}
