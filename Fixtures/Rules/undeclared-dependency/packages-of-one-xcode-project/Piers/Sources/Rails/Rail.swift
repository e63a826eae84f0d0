public struct Rail {}
