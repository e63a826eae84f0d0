@testable import App  // expect: layer-violation
