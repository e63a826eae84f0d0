// Attributes of what is not declared, that a kind does not have, or that are set twice: `ParserTests`, `unknown_reference`,
// `incompatible_attribute`, `config_attribute_was_set_twice`, `set_on_self`.

final class House {
  // weaver: lamp.builder = Lamp.make // expect: weaver-invalid-annotation
}

final class Street {
  // weaver: number <= UInt
  // weaver: number.builder = Street.count // expect: weaver-invalid-annotation
}

final class Town {
  // weaver: lamp = Lamp
  // weaver: lamp.builder = Lamp.make
  // weaver: lamp.builder = Lamp.makeAgain // expect: weaver-invalid-annotation

  // weaver: self.builder = Town.make // expect: weaver-invalid-annotation
}

final class Lamp {}
