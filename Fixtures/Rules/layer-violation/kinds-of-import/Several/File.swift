@preconcurrency @testable public import App; import Foundation  // expect: layer-violation
