import Map
import Net
