// Each type that registers the asker must find it: the generator stops (`Inspector.resolve(_:from:)`).

final class North {
  // weaver: lamp = Lamp
  // weaver: house = House
}

final class South {
  // weaver: house = House
}

final class House {
  // weaver: lamp <- Lamp // expect: missing-provider
}

final class Lamp {}
