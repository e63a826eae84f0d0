import PantryInterface

public struct Pantry: Storing { public init() {} }
