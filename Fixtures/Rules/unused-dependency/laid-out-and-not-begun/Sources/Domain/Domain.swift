import Foundation

struct Placeholder {}
