public struct Paper {}
