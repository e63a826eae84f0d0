import ChatInterfaces
public struct Chat: ChatOpening { public init() {} }
