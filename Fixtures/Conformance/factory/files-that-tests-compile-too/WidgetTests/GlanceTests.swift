import XCTest

final class GlanceTests: XCTestCase {}
