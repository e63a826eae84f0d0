// Annotations in no class or struct: `ParserTests`, `declared_outside_of_a_type`; extensions and enums are only names to the lexer.

final class Lamp {}

// weaver: lamp = Lamp // expect: weaver-stray-annotation

final class House {
  // weaver: lamp = Lamp
}

extension House {
  // weaver: candle = Lamp // expect: weaver-stray-annotation
}

enum Town {
  // weaver: lamp = Lamp // expect: weaver-stray-annotation
}
