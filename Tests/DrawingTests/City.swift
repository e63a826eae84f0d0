import Model

/// Numbers that look random and are the same in every run.
struct Dice: RandomNumberGenerator {
  var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// A layered app of about this many modules, as large ones are built: an assembly per feature with its screens, logic and
/// storage, needs that mostly stay in the assembly and otherwise lead down, and a few keys that nothing provides.
func city(modules: Int) -> Graph {
  var dice = Dice(UInt64(modules))
  var plan = Plan()
  let words = [
    "Chat", "Feed", "Profile", "Search", "Media", "Payments", "Orders", "Cart", "Maps", "Calls", "Contacts", "Settings",
  ]
  let parts = ["Screens", "Logic", "Storage", "Routing"]
  let count = max(1, modules / 3)
  let names = (0..<count).map { words[$0 % words.count] + ($0 < words.count ? "" : "\($0 / words.count + 1)") }
  let layers = ["app", "feature", "core"]
  func layer(_ index: Int) -> Int { index == 0 ? 0 : index * 2 < count ? 1 : 2 }
  for (index, name) in names.enumerated() { plan.target(name, layers[layer(index)], layer: layers[layer(index)]) }
  for name in names { plan.group("\(name)Assembly", .assembly, target: name) }
  var members: [[String]] = names.map { _ in [] }
  for index in 0..<modules {
    let home = min(index / 3, count - 1)
    let name = names[home] + parts[members[home].count % parts.count] + "Module"
    members[home].append(name)
    plan.group(name, .module, members[home].count == 1 ? .public : .internal, target: names[home])
  }
  plan.root("AppDelegate.container", loads: ["\(names[0])Assembly"], target: names[0])
  for index in names.indices {
    for (number, module) in members[index].enumerated() {
      plan.include("\(names[index])Assembly", number == 0 ? .public : .internal, module)
    }
    let below = names.indices.filter { $0 > index && (layer($0) > layer(index) || index == 0 || $0 % 5 == 0) }
    for other in below.shuffled(using: &dice).prefix(index == 0 ? 12 : 4).sorted() {
      plan.include("\(names[index])Assembly", .dependency, "\(names[other])Assembly")
      plan.imports(names[index], names[other])
      let from = members[index].randomElement(using: &dice) ?? ""
      plan.register("\(names[index])\(names[other])Bridge", in: from, needs: ["\(names[other])Service"])
    }
    for (number, module) in members[index].enumerated() {
      let base = names[index] + parts[number % parts.count]
      let next = number + 1 < members[index].count ? [names[index] + parts[(number + 1) % parts.count] + "Port"] : []
      plan.register("\(base)Impl", as: "\(base)Port", in: module, life: "single", needs: next)
      if number == 0 {
        plan.register("\(names[index])ServiceImpl", as: "\(names[index])Service", in: module, needs: ["\(base)Port"])
      }
      if Int.random(in: 0..<60, using: &dice) == 7 { plan.register("\(base)Logger", in: module, needs: ["LogSink"]) }
    }
  }
  return plan.judged
}
