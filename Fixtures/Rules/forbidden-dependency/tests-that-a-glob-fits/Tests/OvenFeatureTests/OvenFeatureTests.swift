import OvenFeature
import XCTest

final class OvenFeatureTests: XCTestCase {}
