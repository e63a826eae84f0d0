public final class Comb { public init() {} }
