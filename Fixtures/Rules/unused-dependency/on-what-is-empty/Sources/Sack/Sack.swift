public struct Sack {}
