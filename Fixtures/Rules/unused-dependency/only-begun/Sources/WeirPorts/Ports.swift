import Foundation
public import class Foundation.Bundle

public protocol WeirPort: AnyObject {}
enum WeirPorts {}
actor Keeper { init() {} }
