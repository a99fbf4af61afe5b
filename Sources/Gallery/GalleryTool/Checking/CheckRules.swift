import DaySimulation
import DiagnosticRecords
import WidgetHost
import WidgetProgram

/// The rules of all checks: of pictures, of providers and their days, of what was published.
enum CheckRules {
  /// In the order in which they are told of.
  static let all: [Rule] =
    PictureChecks.all.map(\.rule) + [.snapshotLoads] + DayChecks.all.map(\.rule)
    + [.firstWidgetEmpty, .kindRemoved]
}
