/// Frameworks that dilint does not read, by the modules whose import shows them.
public let unreadFrameworks: [String: String] = [
  "Typhoon": "Typhoon", "Dependiject": "Dependiject", "Pilgrim": "Pilgrim", "PilgrimDI": "Pilgrim",
  "SwiftDI": "Swift-DI", "SwiftInject": "SwiftInject", "EasyDi": "EasyDi", "DIKit": "DIKit",
  "InfomaniakDI": "InfomaniakDI", "Locatable": "Locatable", "Macaroni": "Macaroni",
  "Whoopie": "Whoopie", "Corridor": "Corridor", "DependencyContainer": "DependencyContainer", "Injection": "Injection",
]
