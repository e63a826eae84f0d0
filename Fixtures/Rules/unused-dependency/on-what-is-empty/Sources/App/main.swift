import Foundation
import Store

print(Store(opened: Date()))
