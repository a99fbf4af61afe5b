public import Foundation

/// Which samples of a time are meant.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Those that begin in it.
  public static let strictStartDate = Self(rawValue: 1)
  /// Those that end in it.
  public static let strictEndDate = Self(rawValue: 2)
}

/// Something asked about health. Nobody allowed it: the answer is an error.
open class HKQuery: NSObject, @unchecked Sendable {
  /// What is asked about.
  public let objectType: HKObjectType?
  /// What the answer must fit.
  public let predicate: NSPredicate?

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
    (objectType, self.predicate) = (type, predicate)
  }

  /// Tells the one who asked.
  func answer(_ error: any Error) {}

  /// Samples of a time; every predicate holds here, as there are no samples.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }

  /// Workouts of a sort; every predicate holds here, as there are none.
  open class func predicateForWorkouts(
    with workoutActivityType: HKWorkoutActivityType
  ) -> NSPredicate { NSPredicate(value: true) }
}

/// Asks for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// Asks for samples, in order.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
    super.init(sampleType, predicate)
  }

  override func answer(_ error: any Error) { handler(self, nil, error) }
}

/// Asks what samples come to.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// Asks what samples come to.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    handler = completionHandler
    super.init(quantityType, quantitySamplePredicate)
  }

  override func answer(_ error: any Error) { handler(self, nil, error) }
}

/// Asks what samples come to, for every day, week or month.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// Hears of the answer.
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Hears of changes; none come.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  /// Asks what samples come to.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) { super.init(quantityType, quantitySamplePredicate) }

  override func answer(_ error: any Error) { initialResultsHandler?(self, nil, error) }
}

/// Waits for changes; none come.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

  /// Waits for changes of a sort of sample.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }

  override func answer(_ error: any Error) { handler(self, {}, error) }
}
