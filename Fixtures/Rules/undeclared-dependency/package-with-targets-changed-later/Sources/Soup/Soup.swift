import Pepper
import Salt

public struct Soup {}
