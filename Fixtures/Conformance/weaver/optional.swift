// `T?` and `T` are two types (the specification ran it).

final class Street {
  // weaver: lamp = Lamp?
  // weaver: house = House
}

final class House {
  // weaver: lamp <- Lamp // expect: missing-provider
}

final class Lamp {}
