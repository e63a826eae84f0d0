import Glue

print(Paste())
