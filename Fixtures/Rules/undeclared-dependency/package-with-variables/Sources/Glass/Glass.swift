public struct Glass {}
