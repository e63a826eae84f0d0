// Previews and sample data make containers of their own, which no app loads: none is a root, and nothing in them is told.
import Swinject
import SwiftUI

protocol Weather {}
struct LiveWeather: Weather { let client: Client }
struct Client {}
struct Forecast {
  let weather: Weather
  let unit: Unit
}
struct Unit {}

final class WeatherAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Weather.self) { r in LiveWeather(client: r.resolve(Client.self)!) }
    container.register(Client.self) { _ in Client() }
    container.register(Unit.self) { _ in Unit() }
  }
}

final class ForecastAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Forecast.self) { r in Forecast(weather: r.resolve(Weather.self)!, unit: r.resolve(Unit.self)!) }
  }
}

@main struct WeatherApp: App {
  let assembler = Assembler([WeatherAssembly(), ForecastAssembly()])
  var body: some Scene { WindowGroup { ForecastView(forecast: assembler.resolver.resolve(Forecast.self)!) } }
}

struct ForecastView: View {
  let forecast: Forecast
  var body: some View { Text("sun") }
}

#Preview {
  let assembler = Assembler([ForecastAssembly()])
  return ForecastView(forecast: assembler.resolver.resolve(Forecast.self)!)
}

struct ForecastView_Previews: PreviewProvider {
  static var previews: some View {
    let container = Container()
    ForecastAssembly().assemble(container: container)
    return ForecastView(forecast: container.resolve(Forecast.self)!)
  }
}

extension ForecastView {
  static var previews: some View {
    ForecastView(forecast: Assembler([ForecastAssembly()]).resolver.resolve(Forecast.self)!)
  }
}
