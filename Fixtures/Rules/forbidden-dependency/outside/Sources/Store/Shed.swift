import Core
import Tables
