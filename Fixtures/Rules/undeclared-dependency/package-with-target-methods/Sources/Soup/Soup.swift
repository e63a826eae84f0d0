import Pepper
import Salt  // expect: undeclared-dependency

public struct Soup {}
