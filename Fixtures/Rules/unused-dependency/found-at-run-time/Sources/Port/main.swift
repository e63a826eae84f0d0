import Pier
import Quay

print(Quay().call() + Pier().call())
