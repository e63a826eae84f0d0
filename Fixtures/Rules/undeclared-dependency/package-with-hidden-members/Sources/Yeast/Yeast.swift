public struct Yeast {}
