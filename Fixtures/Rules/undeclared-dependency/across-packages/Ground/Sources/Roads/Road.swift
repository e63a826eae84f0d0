public struct Road {}
