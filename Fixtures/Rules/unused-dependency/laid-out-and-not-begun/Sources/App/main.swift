import Chat
import Domain
import Letters
import Mail

print(Chat())
