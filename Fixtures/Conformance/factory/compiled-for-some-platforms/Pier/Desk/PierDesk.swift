import FactoryKit

extension Container {
  var post: Factory<Post> { self { Iron() } }
  var plank: Factory<Plank> { self { Plank() } }
}
