public protocol MapsOpening {}
