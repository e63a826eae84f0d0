import Base
import ChatInterface
