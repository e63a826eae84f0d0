@testable import Radio
