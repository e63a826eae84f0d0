import UIKit

/// Not yet.
final class WeirViewController: UIKit.UIViewController, Sendable {
}
