struct Star {
  let name: String
}

protocol TransitCalculator { func transit(of star: Star) -> Double }
struct CoarseCalculator: TransitCalculator { func transit(of star: Star) -> Double { 1 } }
struct ExactCalculator: TransitCalculator { func transit(of star: Star) -> Double { 1.25 } }

/// Comes from outside, where there is one.
protocol WeatherReport { var isClear: Bool { get } }

final class NightPlan {
  private let finder: StarFinder
  private let calculator: TransitCalculator
  private let weather: WeatherReport?

  init(finder: StarFinder, calculator: TransitCalculator, weather: WeatherReport?) {
    self.finder = finder
    self.calculator = calculator
    self.weather = weather
  }
}
