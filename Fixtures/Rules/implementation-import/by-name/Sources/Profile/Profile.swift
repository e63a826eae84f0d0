import Foundation; import Chat
import ChatInterfaces
