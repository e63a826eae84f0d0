import Foundation

struct Net {}
