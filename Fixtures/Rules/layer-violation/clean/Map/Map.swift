import RideInterface
import Net
import Free
