import CellarLamps

print(Stone().lamp)
