public protocol Wine {}
public struct Inputs { public init(item: Wine) {} }
public final class CellarRoom { public init(di: Inputs) {} }
