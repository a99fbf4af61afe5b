import Foundation
import WidgetKit

extension TimelineReloadPolicy {
  /// After what this day had there is nothing to show but the next: asking at the end of the last
  /// entry would be asking again and again.
  static var tomorrow: TimelineReloadPolicy {
    let calendar = Calendar.current
    let midnight = calendar.startOfDay(for: Date())
    return .after(calendar.date(byAdding: .day, value: 1, to: midnight) ?? midnight)
  }
}
