import FactoryKit

extension Container { var sheet: Factory<Sheet> { self { Sheet() } } }
