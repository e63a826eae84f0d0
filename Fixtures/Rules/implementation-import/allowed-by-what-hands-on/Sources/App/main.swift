import Chat

print(Chat())
