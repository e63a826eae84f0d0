import Core
import UIKit
