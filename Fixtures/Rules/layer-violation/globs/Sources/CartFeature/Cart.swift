import SearchFeature  // expect: layer-violation
import Till
