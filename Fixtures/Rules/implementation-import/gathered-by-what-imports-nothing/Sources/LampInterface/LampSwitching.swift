public protocol LampSwitching {}
