/// A manifest that uses every key, for the reference page. A test reads it.
let exampleManifest = """
  version: 1
  extends: Shared/dilint.yml
  sources: [App, Features, Core]
  exclude: [Pods, Carthage, "**/*Tests/**"]
  conditions: [DEBUG]
  roots: [App/AppDelegate.swift, Widget]
  layers:
    app: App
    feature: { targets: ["*Feature", Chat], within: interfaces }
    core: # those that say so themselves
  within-layer: allowed
  every-target-has-a-layer: true
  targets: # what their descriptions do not say
    "*Interfaces": { kind: interface, layer: core }
    "*Feature": { kind: feature, interface: "*Interfaces", owner: Features }
    Chat: { path: Features/Chat/Sources, interface: ChatInterfaces }
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
  forbidden:
    - { from: "Core*", to: "*Feature", except: CoreTools, because: "core knows no feature" }
    - { only: [App, Widget], to: Chat }
  budgets:
    max-needs: 12
    max-depth: 20
    max-fan-out: 40
    targets: { max-fan-in: 30, max-fan-out: 12, max-depth: 8 }
    assemblies: { max-depth: 6 }
  baseline: .dilint-baseline.yml

  """
