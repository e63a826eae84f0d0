import Gate
import Hall
import Porch

print(Hall(), Porch(), Gate())
