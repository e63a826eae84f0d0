/// A manifest that uses every key, for the reference page. A test reads it.
let exampleManifest = """
  version: 1
  sources: [App, Features, Core]
  exclude: [Pods, Carthage, "**/*Tests/**"]
  conditions: [DEBUG]
  roots: [App/AppDelegate.swift, Widget]
  layers: [app, feature, core]
  targets:
    App: { path: App, kind: app, layer: app }
    Chat: { path: Features/Chat/Sources, kind: feature, interface: ChatInterfaces, layer: feature }
    ChatInterfaces: { path: Features/Chat/Interfaces, kind: interface }
  assemblies:
    AppAssembly:
      dependencies: [ChatAssembly, PluginsAssembly]
    ChatAssembly:
      public: [ChatModule]
      internal: [ChatStorageModule]
      dependencies: [CoreAssembly]
    CoreAssembly: [LoggingModule] # a list alone: public modules
    PluginsAssembly:
      dynamic: true
      declared: [{ module: PaymentsModule, by: PaymentsAssembly }]
  modules:
    ChatModule:
      provides:
        - type: ChatService
          as: [IChatService]
          lifetime: single
          needs: [Logger, "Cache?", { type: Plugin, many: true }, { type: Router, when: deferred }]
    LoggingModule:
      provides: [Logger, { type: Logger, name: network, tags: [Remote] }]
    PaymentsModule:
  external: [URLSession, "Analytics*", { type: Store, name: firebase }]
  frameworks:
    needle: { version: "0.25" }
    swinject: off
    custom:
      register: ["AppContainer.add(_:factory:)"]
      resolve: ["AppContainer.get(_:)"]
  rules:
    unused-dependency: warning
    duplicate-provider: { severity: off, paths: ["Legacy/**"] }
  forbidden: [{ from: "Core*", to: "Feature*", because: "core knows no feature" }]
  budgets: { max-needs: 12, max-depth: 20, max-fan-out: 40 }
  baseline: .dilint-baseline.yml

  """
