import Swinject

public enum Dock { public static let chest = Container() }
public protocol Tide {}
public protocol Wind {}
