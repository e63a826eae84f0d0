import Model

extension Rule { static let all: [Rule] = [] }
