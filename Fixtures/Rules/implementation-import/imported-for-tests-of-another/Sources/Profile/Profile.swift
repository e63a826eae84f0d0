import ChatInterfaces

public struct Profile {
  public init(chat: any ChatOpening) {}
}
