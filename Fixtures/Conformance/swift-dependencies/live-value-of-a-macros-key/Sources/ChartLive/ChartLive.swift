import Chart
import Dependencies

struct Survey: Chart {}

extension DependencyValues.ChartKey: DependencyKey {
  public static var liveValue: any Chart { Survey() }
}
