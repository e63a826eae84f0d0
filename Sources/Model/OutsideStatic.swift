/// What a static member of a type that is declared outside the sources answers, where that is the type itself: `FileManager.default`,
/// `DispatchQueue.global()`. Swift and Objective-C write such members under a few names; others are listed by type.
public enum OutsideStatic {
  /// Names under which a type keeps one of its own.
  private static let kept: Set = ["shared", "default", "standard", "main", "current", "sharedInstance"]

  /// Members of Apple's types that answer an object of the type, whatever they are handed.
  private static let listed: Set = [
    "AVAudioSession.sharedInstance", "Bundle.module", "Calendar.autoupdatingCurrent", "Date.distantFuture", "Date.distantPast",
    "Date.now", "DispatchQueue.global", "Locale.autoupdatingCurrent", "MPMusicPlayerController.applicationMusicPlayer",
    "MPMusicPlayerController.applicationQueuePlayer", "MPMusicPlayerController.systemMusicPlayer", "NSPasteboard.general",
    "OSLog.disabled", "TimeZone.autoupdatingCurrent", "TimeZone.gmt", "UIPasteboard.general",
    "URLSessionConfiguration.background", "URLSessionConfiguration.ephemeral", "WKWebsiteDataStore.nonPersistent",
  ]

  /// Those that answer one or nothing.
  private static let optional: Set = ["NSGraphicsContext.current", "OperationQueue.current"]

  /// - Parameters:
  ///   - arguments: How many it is handed; nil: it is read, not called.
  /// - Returns: The type itself, or an optional of it; nil where nothing is known of the member.
  public static func answer(_ type: TypeName, _ name: String, arguments: Int?) -> TypeName? {
    guard let own = type.baseName else { return nil }
    let member = "\(own).\(name)"
    if optional.contains(member) { return .optional(type) }
    if listed.contains(member) { return type }
    // `Auth.auth()`, `ProcessInfo.processInfo`
    if name == own.prefix(1).lowercased() + own.dropFirst() { return type }
    guard kept.contains(name) else { return nil }
    // What is handed something may find nothing, as `AVCaptureDevice.default(for:)` does; `main()` runs a program.
    return arguments == nil || arguments == 0 && name != "main" ? type : nil
  }
}
