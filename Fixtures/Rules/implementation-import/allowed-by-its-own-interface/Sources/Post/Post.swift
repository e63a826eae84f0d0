import PostInterface

public struct Post: Letter { public init() {} }
