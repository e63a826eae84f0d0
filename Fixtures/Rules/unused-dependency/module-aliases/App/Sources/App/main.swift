import GameUtils

print(roll())
