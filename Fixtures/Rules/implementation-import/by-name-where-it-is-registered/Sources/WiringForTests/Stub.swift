import ChatInterfaces
import Wiring
public struct Stub: ChatOpening { public init() { wire() } }
