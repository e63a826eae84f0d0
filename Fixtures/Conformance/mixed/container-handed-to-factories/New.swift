// counts: registrations=6 needs=9 opaque=0
import FactoryKit

protocol Alarm {}
final class Bell: Alarm {
  @Injected(\.clock) private var clock
  @Injected(\.calendar) private var calendar
}
protocol Radio {}

extension Container {
  var clock: Factory<Clock> { self { Old.shared.container.resolve(Clock.self)! } }
  var calendar: Factory<Calendar> { self { Old.shared.give(Calendar.self) } }
  var radio: Factory<Radio> { self { Old.shared.give(Radio.self) } }  // expect: missing-provider
  var alarm: Factory<Alarm> { self { Bell() } }
  var lamp: Factory<Lamp?> { promised() }
}
final class Lamp {}

func morning() {
  _ = Container.shared.alarm()
  _ = Container.shared.radio()
  _ = Container.shared.lamp()  // expect: missing-provider
}
