import Journeys

public final class DiningModel {
  public let dishes: [String]
  public let notices: [Notice]

  init(menu: Menu, notices: [Notice]) {
    dishes = menu.dishes
    self.notices = notices
  }
}
