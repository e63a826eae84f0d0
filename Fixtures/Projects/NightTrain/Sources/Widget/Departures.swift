import Journeys
import WidgetKit

struct Line: TimelineEntry {
  let date = Date.now
  let text: String
}

struct Departures: TimelineProvider {
  let planner: Planner

  func placeholder(in context: Context) -> Line { Line(text: "…") }

  func getSnapshot(in context: Context, completion: @escaping (Line) -> Void) { completion(placeholder(in: context)) }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Line>) -> Void) {
    Task {
      let next = try? await planner.next(from: "Wien")
      completion(Timeline(entries: [Line(text: next?.train ?? "–")], policy: .atEnd))
    }
  }
}
