// What the lexer refuses: `LexerTests`, `should_throw_an_error`: a bad truth value, an unknown attribute, a malformed arrow, a
// scope that there is not, a wrapper without its kind.

final class House {
  // weaver: self.isIsolated = yes // expect: weaver-invalid-annotation
  // weaver: lamp = Lamp
  // weaver: lamp.colour = .red // expect: weaver-invalid-annotation
  // weaver: lamp.scope = .forever // expect: weaver-invalid-annotation
  // weaver: candle < - Light // expect: weaver-invalid-annotation

  @Weaver(.reference, type: Lamp.self)  // expect: weaver-invalid-annotation
  var torch: Lamp

  @Weaver(.something)  // expect: weaver-invalid-annotation
  var match: Lamp
}

protocol Light {}
final class Lamp {}
