import ShowInterface

public struct Show: ShowType { public init() {} }
