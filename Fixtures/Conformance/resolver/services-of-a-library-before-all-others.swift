// Resolver.swift: `Resolver.main` is where static functions register. A library's extension may register there what the library declares, be
// it before anybody registers anything, and nothing that only the app declares.
// counts: opaque=1
import OrchardKit
import Resolver

final class Rake {}

Resolver.registerOrchard()
_ = Resolver.resolve(AppleTree.self)  // expect: missing-provider (note)
_ = Resolver.resolve(Rake.self)  // expect: missing-provider
