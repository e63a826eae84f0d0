public struct Pepper {}
