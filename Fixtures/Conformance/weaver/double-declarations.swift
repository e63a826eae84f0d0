// One name twice, in five combinations: `ParserTests`, `declared_twice` and `same_name`.

final class A {
  // weaver: lamp = Lamp
  // weaver: lamp = Lamp // expect: weaver-double-declaration
}
final class B {
  // weaver: lamp = Lamp
  // weaver: lamp <- Lamp // expect: weaver-double-declaration
}
final class C {
  // weaver: number <= UInt
  // weaver: number <= UInt // expect: weaver-double-declaration
}
final class D {
  // weaver: number <= UInt
  // weaver: number <- UInt // expect: weaver-double-declaration
}
final class E {
  // weaver: number <= UInt
  // weaver: number = UInt // expect: weaver-double-declaration
}
final class Lamp {}
