// What is set under an `#if` is set in the builds that have it; in the others the live value is asked for (swift-dependencies'
// DependencyValues.swift). The system for which a program is built its sources do not tell; it runs on devices and in simulators.
// counts: needs=10 opaque=0
import ComposableArchitecture
import SwiftUI

struct Tide: TestDependencyKey { static let testValue = Tide() }
struct Ebb: TestDependencyKey { static let testValue = Ebb() }
struct Flood: TestDependencyKey { static let testValue = Flood() }
struct Spring: TestDependencyKey { static let testValue = Spring() }
struct Neap: TestDependencyKey { static let testValue = Neap() }
struct Surge: TestDependencyKey { static let testValue = Surge() }
struct Swell: TestDependencyKey { static let testValue = Swell() }
struct Foam: TestDependencyKey { static let testValue = Foam() }
struct Spray: TestDependencyKey { static let testValue = Spray() }
#if !DEBUG
  extension Flood: DependencyKey { static let liveValue = Flood() }
#endif

extension DependencyValues {
  var tide: Tide {
    get { self[Tide.self] }
    set { self[Tide.self] = newValue }
  }
  var ebb: Ebb {
    get { self[Ebb.self] }
    set { self[Ebb.self] = newValue }
  }
  var flood: Flood {
    get { self[Flood.self] }
    set { self[Flood.self] = newValue }
  }
  var spring: Spring {
    get { self[Spring.self] }
    set { self[Spring.self] = newValue }
  }
  var neap: Neap {
    get { self[Neap.self] }
    set { self[Neap.self] = newValue }
  }
  var surge: Surge {
    get { self[Surge.self] }
    set { self[Surge.self] = newValue }
  }
  var swell: Swell {
    get { self[Swell.self] }
    set { self[Swell.self] = newValue }
  }
  var foam: Foam {
    get { self[Foam.self] }
    set { self[Foam.self] = newValue }
  }
  var spray: Spray {
    get { self[Spray.self] }
    set { self[Spray.self] = newValue }
  }
}

struct Shore {
  @Dependency(\.tide) var tide  // expect: missing-provider
  @Dependency(\.ebb) var ebb
  @Dependency(\.flood) var flood
  @Dependency(\.spring) var spring  // expect: missing-provider
  @Dependency(\.neap) var neap
  @Dependency(\.surge) var surge  // expect: missing-provider
  @Dependency(\.foam) var foam
  @Dependency(\.spray) var spray  // expect: missing-provider
  #if DEBUG
    @Dependency(\.swell) var swell
  #else
    @Dependency(\.swell) var swell  // expect: missing-provider
  #endif
}

#if DEBUG
  func fill(_ values: inout DependencyValues) { values.surge = Surge() }
#else
  func fill(_ values: inout DependencyValues) {}
#endif

@main
struct Harbour: App {
  init() {
    #if DEBUG
      prepareDependencies { $0.tide = Tide() }
      prepareDependencies { $0.ebb = Ebb() }
      prepareDependencies { $0.flood = Flood() }
      prepareDependencies { $0.swell = Swell() }
    #else
      prepareDependencies { $0.ebb = Ebb() }
    #endif
    prepareDependencies {
      #if targetEnvironment(simulator)
        $0.spring = Spring()
      #endif
      #if os(iOS)
        $0.neap = Neap()
      #endif
      #if false
        $0.spray = Spray()
      #endif
    }
    prepareDependencies(fill)
  }
  var body: some Scene {
    WindowGroup {
      Screen(shore: Shore())
        #if canImport(UIKit)
          .dependency(\.foam, Foam())
        #endif
    }
  }
}
