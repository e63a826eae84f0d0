/// Modules that come with Swift and Apple's systems, as far as projects use them. One that is missing here is taken for a
/// package's, about which less is said.
public let systemModules: Set<String> = [
  "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdServices", "AdSupport", "AddressBook", "Algorithms", "AppIntents",
  "AppKit", "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices",
  "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "Bionic", "Builtin", "Calendar", "CallKit", "CarPlay", "CFNetwork",
  "Charts", "CloudKit", "Cocoa", "Collections", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit",
  "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia",
  "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
  "CreateML", "CryptoKit", "CryptoTokenKit", "Cxx", "Darwin", "DeveloperToolsSupport", "DeviceCheck", "Dispatch", "Distributed",
  "EventKit", "EventKitUI", "ExternalAccessory", "FileProvider", "Foundation", "FoundationEssentials", "FoundationNetworking",
  "GameController", "GameKit", "GameplayKit", "Glibc", "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IOSurface",
  "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "Logging", "MachO", "MapKit",
  "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "Metrics",
  "MobileCoreServices", "MultipeerConnectivity", "Musl", "NIO", "NaturalLanguage", "Network", "NetworkExtension",
  "NotificationCenter", "OSLog", "ObjectiveC", "Observation", "OpenGLES", "PDFKit", "PackageDescription", "PackagePlugin",
  "PassKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "PushKit", "QuartzCore", "QuickLook", "RealityKit",
  "RegexBuilder", "ReplayKit", "SafariServices", "SceneKit", "ScreenCaptureKit", "Security", "SensorKit", "ServiceManagement",
  "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftShims", "SwiftUI", "Symbols",
  "Synchronization", "SystemConfiguration", "Testing", "TipKit", "Translation", "UIKit", "UniformTypeIdentifiers",
  "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WASILibc", "WatchConnectivity", "WatchKit",
  "WeatherKit", "WebKit", "WidgetKit", "WinSDK", "XCTest", "XPC", "os", "simd", "zlib", "_Concurrency", "_StringProcessing",
]

/// Attributes that Swift, those modules and Apple's own packages declare, and that declarations wear.
public let systemWrappers: Set<String> = [
  "AccessibilityFocusState", "AppStorage", "Argument", "AssociatedObject", "Attribute", "Bindable", "Binding",
  "ComputedProperty", "DeferredProperty", "Environment", "EnvironmentObject", "FetchRequest", "Flag", "FocusedBinding",
  "FocusedObject", "FocusedValue", "FocusState", "GestureState", "GKInspectable", "GlobalActor", "IBDesignable", "IBInspectable",
  "IBOutlet",
  "MainActor", "Namespace", "NSApplicationDelegateAdaptor", "NSApplicationMain", "NSCopying", "NSManaged", "ObservationIgnored",
  "ObservationTracked", "ObservedObject", "Option", "Parameter", "PhysicalMetric", "Property", "Published", "Query",
  "Relationship", "ScaledMetric", "SceneStorage", "SectionedFetchRequest", "Sendable", "State", "StateObject", "TaskLocal",
  "ThreadLocal", "Transient", "UIApplicationDelegateAdaptor", "UIApplicationMain", "ViewBuilder", "WKApplicationDelegateAdaptor",
  "WKExtensionDelegateAdaptor",
]

/// Protocols of Swift and Apple's systems that classes name first after the colon, as if each were a superclass.
public let systemProtocols: Set<String> = [
  "Actor", "AnyObject", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
  "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "LocalizedError", "ObservableObject", "Sendable",
]

/// Those of which types say that they are one and that make no object of such a type: whoever has one says that type's name.
public let systemMakesNothing = systemProtocols.subtracting(["Codable", "Decodable"]).union(["View", "ViewModifier"])

/// With what the names of Apple's own classes and protocols begin that classes inherit.
public let systemPrefixes = ["AV", "CA", "CB", "CL", "MK", "NS", "SCN", "SK", "UI", "UN", "WK", "XCT"]

/// Classes of those modules of which every object is made with nothing: beside the one for coders they have no other initializer.
public let systemClassesMadeOfNothing: Set<String> = [
  "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter", "EnergyFormatter", "FileManager",
  "HTTPCookieStorage", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "LengthFormatter", "ListFormatter", "MassFormatter",
  "MeasurementFormatter", "NSLock", "NSRecursiveLock", "NotificationCenter", "NumberFormatter", "OperationQueue",
  "PersonNameComponentsFormatter", "ProcessInfo", "PropertyListDecoder", "PropertyListEncoder", "RelativeDateTimeFormatter",
  "UndoManager",
]
