// One of two ways above the only maker lacks the registration. The generator asks for one of them and is silent; dilint warns
// (the specification ran it).

final class North {
  // weaver: lamp = Lamp
  // weaver: street = Street
}

final class South {
  // weaver: street = Street
}

final class Street {
  // weaver: house = House
}

final class House {
  // weaver: lamp <- Lamp // expect: missing-provider (warning)
}

final class Lamp {}
