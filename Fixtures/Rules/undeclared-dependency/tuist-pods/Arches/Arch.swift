public struct Arch {}
