import Ropes

struct Jetty {}
