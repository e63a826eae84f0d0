import Hull

print(hull)
