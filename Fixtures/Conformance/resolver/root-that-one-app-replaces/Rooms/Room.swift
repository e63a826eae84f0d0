// Resolver 1.5.1, Sources/Resolver/Resolver.swift, `public static var root: Resolver = .main`: a static variable is another one in each process. What one
// app puts in its place is asked by what that app links, and by nobody else.
import Core
import Resolver

public final class Room {
  @Injected var lamp: Lamp
  @Injected var tide: Tide  // expect: missing-provider
  public init() {}
}
