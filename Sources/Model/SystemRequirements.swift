/// What protocols of Swift's and Apple's own, which types of a project have often, may call: names, or how they begin. Of a protocol that is
/// missing here nobody knows what it calls.
public let systemRequirements: [String: [String]] = {
  let words: [String: String] = [
    // Swift and Foundation.
    "AnyObject": "", "Sendable": "", "Error": "localizedDescription", "Equatable": "", "Comparable": "",
    "Hashable": "hash hashValue", "Encodable": "encode", "Decodable": "", "Codable": "encode", "CaseIterable": "allCases",
    "RawRepresentable": "rawValue", "Identifiable": "id", "CustomStringConvertible": "description",
    "CustomDebugStringConvertible": "debugDescription",
    "LocalizedError": "localizedDescription errorDescription failureReason recoverySuggestion helpAnchor",
    "NSObjectProtocol":
      "isEqual hash superclass self perform* isProxy isKind isMember conforms responds description debugDescription",
    // How apps and scenes begin; delegates call what bears the name of what they are delegates of.
    "App": "main body", "ObservableObject": "objectWillChange",
    "UIApplicationDelegate": "application* window", "NSApplicationDelegate": "application*",
    "UISceneDelegate": "scene* stateRestorationActivity*",
    "UIWindowSceneDelegate": "scene* stateRestorationActivity* window* preferredWindowingControlBehavior*",
    "UNUserNotificationCenterDelegate": "userNotificationCenter*",
    "UITextFieldDelegate": "textField*", "UITabBarControllerDelegate": "tabBarController*",
    "UINavigationControllerDelegate": "navigationController*", "CLLocationManagerDelegate": "locationManager*",
  ]
  return words.mapValues { $0.split(separator: " ").map(String.init) }
}()

/// The same of protocols that libraries declare, and the system's whose names others have, too: by module and name.
public let libraryRequirements: [String: [String]] = {
  let words: [String: String] = [
    "SwiftUI.View": "body", "SwiftUI.ViewModifier": "body", "SwiftUI.PreviewProvider": "previews platform",
    // RxFlow, Sources/Flow.swift, Stepper.swift, Presentable.swift.
    "RxFlow.Flow": "root adapt navigate rxVisible rxFirstTimeVisible rxDismissed", "RxFlow.Step": "",
    "RxFlow.Stepper": "steps initialStep readyToEmitSteps",
    // ReactorKit, Sources/ReactorKit/Reactor.swift, View.swift, StoryboardView.swift.
    "ReactorKit.Reactor": "action initialState currentState state transform mutate reduce scheduler pulse",
    "ReactorKit.View": "bind disposeBag reactor", "ReactorKit.StoryboardView": "bind disposeBag reactor",
  ]
  return words.mapValues { $0.split(separator: " ").map(String.init) }
}()
