import ChatInterface

public struct Chat: ChatOpening { public init() {} }
