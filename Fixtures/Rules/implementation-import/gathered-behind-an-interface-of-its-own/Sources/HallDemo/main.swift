import Hall
import HallInterface

let hall: Entering = Hall()
print(hall)
