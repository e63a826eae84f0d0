import Swinject

func land() {
  _ = box.resolve(Sea.Tide.self)!
  _ = box.resolve(Shore.Tide.self)!  // expect: missing-provider
}
