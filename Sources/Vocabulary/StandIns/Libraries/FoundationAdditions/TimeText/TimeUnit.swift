package import Foundation

/// The units in which spans of time are told, largest first.
package enum TimeUnit: Int, CaseIterable, Sendable, Comparable {
  case year
  case month
  case week
  case day
  case hour
  case minute
  case second

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The calendar's name for it.
  package var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Foundation's name for it in spans of fixed length; a month or year has none.
  var durationUnit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .year, .month: nil
    case .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }

  /// Its length in seconds where that is fixed; nominal for months and years.
  var seconds: Int {
    switch self {
    case .year: 31_556_952
    case .month: 2_629_746
    case .week: 604_800
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  /// What `components` says of it, 0 where it says nothing.
  package func value(in components: DateComponents) -> Int {
    let value = components.value(for: component)
    return value == nil || value == Int.max ? 0 : value ?? 0
  }
}
