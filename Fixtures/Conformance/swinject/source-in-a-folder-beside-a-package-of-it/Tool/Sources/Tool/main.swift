import Swinject

print(Container())
