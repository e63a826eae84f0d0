import Knit

/// What lives as long as the app.
public protocol AppResolver: Knit.Resolver {}

/// What lives as long as somebody is signed in.
public protocol TravellerResolver: AppResolver {}

extension Knit.Container: AppResolver, TravellerResolver {}
