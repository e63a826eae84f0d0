public struct Hull {}
