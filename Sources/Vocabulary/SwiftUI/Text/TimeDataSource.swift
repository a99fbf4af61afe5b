public import Foundation
import ViewGraph

public struct TimeDataSource<Value>: @unchecked Sendable {
  /// The value at a moment.
  let value: (Date) -> Value
}

// As in Apple's, each is of every such type: `TimeDataSource<Date>.durationOffset(to:)` too.
extension TimeDataSource {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date> { $0 } }

  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>> { date..<max(date, $0) }
  }

  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>> { min(date, $0)..<date }
  }

  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration> { .seconds($0.timeIntervalSince(date)) }
  }
}

extension Text {
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(.formatted { format.locale($0.locale).format(source.value($0.session.inputs.now)) })
  }

  /// A value that follows the time: here, at the moment of the picture.
  @_disfavoredOverload
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    if let live = (format as? any SystemDateFormat)?.live {
      self.init(.live(live))
      return
    }
    self.init(
      .formatted {
        String(format.locale($0.locale).format(source.value($0.session.inputs.now)).characters)
      })
  }
}
