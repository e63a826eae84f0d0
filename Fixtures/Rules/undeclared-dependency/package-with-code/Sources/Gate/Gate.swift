public struct Gate {}
