import DaySimulation
import DiagnosticRecords
import WidgetHost

/// The rules of all checks, of pictures and of days.
enum CheckRules {
  /// In the order in which they are told of.
  static let all: [Rule] = PictureChecks.all.map(\.rule) + DayChecks.all.map(\.rule)
}
