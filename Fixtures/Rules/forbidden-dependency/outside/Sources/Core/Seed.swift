import Foundation
import UIKit  // expect: forbidden-dependency
