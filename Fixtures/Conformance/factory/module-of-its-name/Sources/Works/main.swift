import Factory

let box = Container()
box.fill()
print(box.get(Belt.self))
print(box.get(Press.self))  // expect: missing-provider
