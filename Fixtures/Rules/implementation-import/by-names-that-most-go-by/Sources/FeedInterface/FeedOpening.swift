public protocol FeedOpening {}
