import Feature
import WeatherLive

let feature = Feature()
