public struct Salt {}
