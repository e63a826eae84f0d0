import Dials
import Far
import KeysLive

_ = Gauge.Level()
_ = Panel()
_ = Meter.Step().go()
