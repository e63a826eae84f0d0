import Chat
import Feed

print(Chat(), Feed())
