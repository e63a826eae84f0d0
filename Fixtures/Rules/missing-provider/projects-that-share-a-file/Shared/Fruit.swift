// Xcode: a target is its project and its name. Two projects have a `Stall` each, with a `shelf` of its own, and compile what lies in
// `Shared`; what the one registers is no part of the other.
// counts: needs=4 registrations=3 roots=2
protocol Fruit {}
final class Pear: Fruit {}
