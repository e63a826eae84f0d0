import Model

/// The words for lifetimes, from the shortest to the longest. Two words of one meaning stand together.
let lifetimes: [(lifetime: Lifetime, doc: String)] = [
  (Lifetime(name: "transient", sharing: .none), "a new object each time"),
  (Lifetime(name: "prototype", sharing: .none), "the same as `transient`"),
  (Lifetime(name: "graph", sharing: .graph), "one object per outermost request"),
  (Lifetime(name: "objectGraph", sharing: .graph), "the same as `graph`"),
  (Lifetime(name: "scope", sharing: .scope), "one per scope object, which the program may empty"),
  (Lifetime(name: "custom", sharing: .scope), "the same as `scope`"),
  (Lifetime(name: "weakContainer", sharing: .container, isWeak: true), "one per container while somebody holds it"),
  (Lifetime(name: "container", sharing: .container), "one per container"),
  (Lifetime(name: "weakSingle", sharing: .process, isWeak: true), "one per process while somebody holds it"),
  (Lifetime(name: "single", sharing: .process), "one per process, made when first asked for"),
  (Lifetime(name: "process", sharing: .process), "the same as `single`"),
  (Lifetime(name: "eagerSingle", sharing: .process, isEager: true), "one per process, made when the container is ready"),
]

let lifetimeChoices = lifetimes.map { Choice($0.lifetime.name, $0.doc) }

/// What a provider has without the key.
let defaultLifetime = Lifetime(name: "graph", sharing: .graph)
