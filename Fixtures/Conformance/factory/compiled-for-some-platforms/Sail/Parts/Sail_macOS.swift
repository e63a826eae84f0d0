import FactoryKit

extension Container {
  var mast: Factory<Mast> { self { Steel() } }
  var cleat: Factory<Cleat> { self { Cleat() } }
}
