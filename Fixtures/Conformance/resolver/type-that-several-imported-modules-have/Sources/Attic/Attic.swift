public protocol Lamp {}
public struct Inputs { public init(item: Lamp) {} }
public final class AtticRoom { public init(di: Inputs) {} }
