// No source, but a resource.
import Maps
