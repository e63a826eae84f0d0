public struct Inputs {}
