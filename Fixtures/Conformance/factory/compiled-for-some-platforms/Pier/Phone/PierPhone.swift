import FactoryKit

extension Container { var post: Factory<Post> { self { Oak() } } }
