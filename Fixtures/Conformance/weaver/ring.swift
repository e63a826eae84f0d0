// A weak registration does not open a ring: `InspectorTests`, `cyclic_dependency`.

protocol Mill {}
protocol Baker {}
protocol Shop {}

final class CornerShop: Shop {
  // weaver: baker = VillageBaker <- Baker // expect: dependency-cycle
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
