import FactoryKit
import WidgetKit

final class Provider {
  let glance = Container.shared.glance()
}
