import Foundation

let version = 1
