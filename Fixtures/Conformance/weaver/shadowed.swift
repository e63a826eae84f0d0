// The same name nearer by wins without a word (the specification ran it).

protocol Light {}
final class Lamp: Light {}
final class Candle: Light {}

final class Street {
  // weaver: light = Lamp <- Light
  // weaver: house = House
}

final class House {
  // weaver: light = Candle <- Light
  // weaver: room = Room
}

final class Room {
  // weaver: light <- Light
}
