public struct Lamp {}
