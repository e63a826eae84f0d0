import Foundation; import App  // expect: layer-violation
