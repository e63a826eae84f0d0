import Base
import BaseInterface
import ChatInterface
