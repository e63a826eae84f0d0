import Harbour
import Tides

func tow() { print(Berth()) }
