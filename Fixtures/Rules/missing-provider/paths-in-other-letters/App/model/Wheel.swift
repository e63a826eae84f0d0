import Swinject

struct Wheel {}

func spin() { print(box.resolve(Wheel.self)!) }  // expect: missing-provider
