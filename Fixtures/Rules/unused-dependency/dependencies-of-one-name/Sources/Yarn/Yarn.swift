public struct Yarn {}
