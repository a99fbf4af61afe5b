public import Foundation

/// Which samples are meant.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  let type: HKSampleType

  /// Something measured.
  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate<HKQuantitySample>(type: type) }

  /// Something noted.
  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate<HKCategorySample>(type: type) }

  /// Any of a type.
  public static func sample(
    type: HKSampleType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKSample> { HKSamplePredicate<HKSample>(type: type) }
}

/// Asks for samples and waits.
public struct HKSampleQueryDescriptor<Sample: HKSample> {
  private let predicates: [HKSamplePredicate<Sample>]

  /// Asks for samples, in order.
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) { self.predicates = predicates }

  /// Fails: nothing is known about health. A note says so.
  public func result(for store: HKHealthStore) async throws -> [Sample] {
    store.execute(HKQuery(predicates.first?.type, nil))
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// Asks what samples come to and waits.
public struct HKStatisticsQueryDescriptor {
  private let predicate: HKSamplePredicate<HKQuantitySample>

  /// Asks what samples come to.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    self.predicate = predicate
  }

  /// Fails: nothing is known about health. A note says so.
  public func result(for store: HKHealthStore) async throws -> HKStatistics? {
    store.execute(HKQuery(predicate.type, nil))
    throw HKError(.errorHealthDataUnavailable)
  }
}
