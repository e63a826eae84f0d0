// Only `//` comments on lines of their own are annotations (`Lexer.tokenize`, `TokenBuilder.makeAnnotationToken`).

final class House {
  let lamp = Lamp()  // weaver: lamp = Lamp // expect: weaver-ignored-annotation (warning)
  /// weaver: candle = Lamp // expect: weaver-ignored-annotation (warning)
  /*
   weaver: torch = Lamp // expect: weaver-ignored-annotation (warning)
   */
  var torch: Lamp?
  // weaver is not always a word of the tool
}

final class Lamp {}
