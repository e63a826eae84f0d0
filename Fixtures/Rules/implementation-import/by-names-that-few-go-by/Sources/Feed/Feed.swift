import FeedInterface

public struct Feed: FeedOpening { public init() {} }
