public struct Oak {}
