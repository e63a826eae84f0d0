#if DEBUG
import FeatureMap  // expect: forbidden-dependency
#endif
