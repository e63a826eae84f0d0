public struct Knife {}
