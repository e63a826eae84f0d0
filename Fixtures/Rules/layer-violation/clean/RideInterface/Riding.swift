import Net
public protocol Riding {}
