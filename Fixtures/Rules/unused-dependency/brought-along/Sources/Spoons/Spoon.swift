public struct Spoon {}
