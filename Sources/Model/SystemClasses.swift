/// What Apple's classes inherit from, as far as projects extend the upper and use the lower ones: `UITableViewController` has what an
/// extension of `UIViewController` adds. By class, its superclass; a class that is missing here has only what is its own.
public let systemSuperclasses: [String: String] = {
  let families: [String: String] = [
    // UIKit.
    "UIResponder": "UIView UIViewController UIApplication UIScene",
    "UIScene": "UIWindowScene",
    "UIViewController":
      "UITableViewController UICollectionViewController UINavigationController UITabBarController UISplitViewController "
      + "UIPageViewController UIAlertController UIActivityViewController UISearchController UIHostingController "
      + "UIInputViewController UIReferenceLibraryViewController UIDocumentPickerViewController UIDocumentBrowserViewController "
      + "UICloudSharingController UIColorPickerViewController UIFontPickerViewController GLKViewController AVPlayerViewController "
      + "SFSafariViewController QLPreviewController PHPickerViewController CNContactPickerViewController CNContactViewController "
      + "EKEventViewController EKCalendarChooser MKLookAroundViewController PKAddPassesViewController PKPaymentAuthorizationViewController "
      + "SLComposeServiceViewController SKStoreProductViewController VNDocumentCameraViewController DataScannerViewController",
    "UINavigationController":
      "UIImagePickerController UIVideoEditorController MFMailComposeViewController MFMessageComposeViewController "
      + "EKEventEditViewController GKGameCenterViewController",
    "UIView":
      "UIControl UIScrollView UILabel UIImageView UIStackView UIWindow UIVisualEffectView UIProgressView UIActivityIndicatorView "
      + "UIPickerView UINavigationBar UITabBar UIToolbar UISearchBar UITableViewCell UITableViewHeaderFooterView "
      + "UICollectionReusableView UIInputView UICalendarView WKWebView MKMapView MKAnnotationView MTKView SKView SCNView PDFView AVRoutePickerView",
    "UIControl":
      "UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker UIRefreshControl "
      + "UIColorWell ASAuthorizationAppleIDButton CLLocationButton",
    "UIScrollView": "UITableView UICollectionView UITextView",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "UITextField": "UISearchTextField",
    "UIGestureRecognizer":
      "UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer "
      + "UISwipeGestureRecognizer UILongPressGestureRecognizer UIHoverGestureRecognizer",
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UICollectionViewLayout":
      "UICollectionViewFlowLayout UICollectionViewCompositionalLayout UICollectionViewTransitionLayout",
    // AppKit.
    "NSResponder": "NSView NSViewController NSWindow NSWindowController NSApplication NSDrawer NSPopover",
    "NSViewController":
      "NSSplitViewController NSTabViewController NSPageController NSCollectionViewItem NSTitlebarAccessoryViewController "
      + "NSHostingController",
    "NSWindow": "NSPanel",
    "NSPanel": "NSSavePanel NSColorPanel NSFontPanel",
    "NSSavePanel": "NSOpenPanel",
    "NSView":
      "NSControl NSScrollView NSClipView NSText NSStackView NSSplitView NSTabView NSBox NSVisualEffectView NSCollectionView "
      + "NSProgressIndicator NSTableRowView NSTableCellView NSHostingView",
    "NSControl":
      "NSButton NSTextField NSTableView NSImageView NSSlider NSStepper NSSegmentedControl NSDatePicker NSColorWell NSSwitch "
      + "NSLevelIndicator NSPathControl NSBrowser",
    "NSButton": "NSPopUpButton",
    "NSTextField": "NSSearchField NSSecureTextField NSTokenField NSComboBox",
    "NSTableView": "NSOutlineView",
    "NSText": "NSTextView",
    // WatchKit, SpriteKit, Foundation, Core Data.
    "WKInterfaceController": "WKHostingController WKUserNotificationInterfaceController",
    "WKUserNotificationInterfaceController": "WKUserNotificationHostingController",
    "SKNode": "SKSpriteNode SKLabelNode SKShapeNode SKEffectNode SKCameraNode SKEmitterNode SKAudioNode",
    "SKEffectNode": "SKScene",
    "Operation": "BlockOperation",
    "Formatter":
      "DateFormatter NumberFormatter MeasurementFormatter ByteCountFormatter DateComponentsFormatter DateIntervalFormatter "
      + "ISO8601DateFormatter PersonNameComponentsFormatter ListFormatter RelativeDateTimeFormatter",
    "NSPersistentContainer": "NSPersistentCloudKitContainer",
    "URLSessionTask": "URLSessionDataTask URLSessionDownloadTask URLSessionStreamTask URLSessionWebSocketTask",
    "URLSessionDataTask": "URLSessionUploadTask",
    "XCTest": "XCTestCase XCTestSuite",
  ]
  var result: [String: String] = [:]
  for (superclass, classes) in families { for name in classes.split(separator: " ") { result[String(name)] = superclass } }
  // What stands above all of these.
  for root in families.keys where result[root] == nil { result[root] = "NSObject" }
  return result
}()
