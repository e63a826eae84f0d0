import FactoryKit

extension Container { var stem: Factory<Stem> { self { Thick() } } }
