import Swinject

struct Axle {}

func turn() { print(box.resolve(Axle.self)!) }
