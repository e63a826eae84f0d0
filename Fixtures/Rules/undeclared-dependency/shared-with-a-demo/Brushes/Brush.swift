public struct Brush {}
