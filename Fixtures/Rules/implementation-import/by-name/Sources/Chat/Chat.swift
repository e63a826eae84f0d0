import ChatInterfaces

final class Chat: ChatOpening {}
