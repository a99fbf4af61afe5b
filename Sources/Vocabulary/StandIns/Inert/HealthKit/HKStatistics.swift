public import Foundation

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = Self(rawValue: 1)
  public static let discreteAverage = Self(rawValue: 2)
  public static let discreteMin = Self(rawValue: 4)
  public static let discreteMax = Self(rawValue: 8)
  public static let cumulativeSum = Self(rawValue: 16)
  public static let mostRecent = Self(rawValue: 32)
  public static let duration = Self(rawValue: 64)
}

/// What was worked out of samples. There are none here.
open class HKStatistics: NSObject, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date

  init(_ type: HKQuantityType, _ start: Date, _ end: Date) {
    (quantityType, startDate, endDate) = (type, start, end)
  }

  /// All together: nothing.
  open func sumQuantity() -> HKQuantity? { nil }
  /// The mean: none.
  open func averageQuantity() -> HKQuantity? { nil }
  /// The least: none.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// The most: none.
  open func maximumQuantity() -> HKQuantity? { nil }
  /// The newest: none.
  open func mostRecentQuantity() -> HKQuantity? { nil }
  /// How long all samples took: none.
  open func duration() -> HKQuantity? { nil }
  /// Who noted the samples: nobody.
  open var sources: [HKSource]? { nil }
}

/// What was worked out for every day, week or month: nothing.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  override init() {}

  /// Every piece: none.
  open func statistics() -> [HKStatistics] { [] }
  /// The piece of a moment: none.
  open func statistics(for date: Date) -> HKStatistics? { nil }
  /// Calls a block with every piece: never.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}
