import CellarLive

print(Step().lamp)
