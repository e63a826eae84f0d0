// A member that asks for its own type opens the ring: `InspectorTests`, `valid_cyclic_dependency_graph_with_a_self_reference`.

protocol Mill {}
protocol Baker {}
protocol Shop {}

final class CornerShop: Shop {
  // weaver: shop <- Shop
  // weaver: baker = VillageBaker <- Baker
  // weaver: baker.scope = .container
}

final class VillageBaker: Baker {
  // weaver: mill = WaterMill <- Mill
  // weaver: mill.scope = .container
}

final class WaterMill: Mill {
  // weaver: shop = CornerShop <- Shop
  // weaver: shop.scope = .weak
}
