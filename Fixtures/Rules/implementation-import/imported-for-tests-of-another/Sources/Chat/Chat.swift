import ChatInterfaces

public final class Chat: ChatOpening {
  public init() {}
}
