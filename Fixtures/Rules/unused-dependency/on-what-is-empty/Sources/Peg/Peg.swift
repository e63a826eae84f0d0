import Foundation

/// The generator wants a type.
struct PegDummy {}
