import Core
import Setup

setUp()
let car = Car()
