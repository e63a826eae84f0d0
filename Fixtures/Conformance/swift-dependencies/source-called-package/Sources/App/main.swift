// counts: needs=2 registrations=1 opaque=0
import Extras

print(Package(), wrapping())
