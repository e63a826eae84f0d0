import Pottery
print("open")
