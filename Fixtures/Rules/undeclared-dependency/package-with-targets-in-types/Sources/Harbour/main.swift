import Crane
import Gate

print(Crane(), Gate.self)
