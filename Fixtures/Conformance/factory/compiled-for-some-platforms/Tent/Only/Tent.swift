import FactoryKit

final class Peg {}
extension Container { var peg: Factory<Peg> { self { Peg() } } }
