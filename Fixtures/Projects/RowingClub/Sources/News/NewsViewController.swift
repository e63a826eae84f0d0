import Cleanse
import Core
import Screens
import UIKit

protocol NewsDesk { func headlines() async throws -> [String] }

struct ClubNews: NewsDesk {
  let web: Web
  let address: TaggedProvider<ClubAddress>
  let log: Log

  func headlines() async throws -> [String] {
    _ = try await web.fetch("news", from: address.get())
    return []
  }
}

public final class NewsViewController: UITableViewController {
  private let desk: NewsDesk

  init(desk: NewsDesk) {
    self.desk = desk
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

public struct NewsModule: Cleanse.Module {
  public static func configure(binder: UnscopedBinder) {
    binder.bind(NewsDesk.self).to(factory: ClubNews.init)
    binder.bind().to(factory: NewsViewController.init)
    binder.tab("News", NewsViewController.self)
  }
}
