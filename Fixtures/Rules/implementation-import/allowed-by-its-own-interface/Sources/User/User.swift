import UserInterface

public struct User: Person { public init() {} }
