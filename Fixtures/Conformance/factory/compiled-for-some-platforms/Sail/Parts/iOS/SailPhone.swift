import FactoryKit

extension Container { var mast: Factory<Mast> { self { Pine() } } }
