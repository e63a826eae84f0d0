import Foundation

enum Smithy {}
