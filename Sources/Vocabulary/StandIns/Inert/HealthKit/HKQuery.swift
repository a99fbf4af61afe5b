public import Foundation

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = Self(rawValue: 1)
  public static let strictEndDate = Self(rawValue: 2)
}

/// Something asked about health. The answer is that of a person who let the app read nothing: there
/// is no data, and no error says why (Apple's documentation of HealthKit, “Protecting user
/// privacy”).
open class HKQuery: NSObject, @unchecked Sendable {
  public let objectType: HKObjectType?
  public let predicate: NSPredicate?

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
    (objectType, self.predicate) = (type, predicate)
  }

  /// Tells the one who asked.
  func answer() {}

  /// Samples of a time; every predicate holds here, as there are no samples.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }

  /// Workouts of a sort; every predicate holds here, as there are none.
  open class func predicateForWorkouts(
    with workoutActivityType: HKWorkoutActivityType
  ) -> NSPredicate { NSPredicate(value: true) }

  /// What has a name; every predicate holds here, as there is nothing.
  open class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: true) }

  /// What has one of some names; every predicate holds here, as there is nothing.
  open class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate {
    NSPredicate(value: true)
  }

  /// What some sources noted; every predicate holds here, as there is nothing.
  open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    NSPredicate(value: true)
  }

  /// What has a remark; every predicate holds here, as there is nothing.
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    NSPredicate(value: true)
  }

  /// What is part of nothing else; every predicate holds here, as there is nothing.
  open class func predicateForObjectsWithNoCorrelation() -> NSPredicate {
    NSPredicate(value: true)
  }
}

open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
    super.init(sampleType, predicate)
  }

  override func answer() { handler(self, [], nil) }
}

open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    handler = completionHandler
    super.init(quantityType, quantitySamplePredicate)
  }

  /// Of no samples there is no sum, which Apple calls an error.
  override func answer() { handler(self, nil, HKError(.errorNoData)) }
}

open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Hears of changes; none come.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) { super.init(quantityType, quantitySamplePredicate) }

  override func answer() { initialResultsHandler?(self, HKStatisticsCollection(), nil) }
}

/// Waits for changes; none come.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }

  override func answer() { handler(self, {}, nil) }
}
