import Attic
import Rooms
import Wells

print(Room(), Well(), Beam())
