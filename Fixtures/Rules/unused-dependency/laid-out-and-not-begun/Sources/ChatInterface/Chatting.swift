public protocol Chatting {}
