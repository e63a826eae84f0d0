import Cloth
import Network
import Rope
#if canImport(Charts)
import Charts
#endif
