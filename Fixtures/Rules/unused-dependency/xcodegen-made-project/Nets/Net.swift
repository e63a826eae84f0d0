public struct Net {}
