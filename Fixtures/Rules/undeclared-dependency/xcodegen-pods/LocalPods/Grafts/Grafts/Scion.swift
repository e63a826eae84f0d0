public final class Scion { public init() {} }
