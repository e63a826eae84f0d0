public protocol RadioSwitching {}
