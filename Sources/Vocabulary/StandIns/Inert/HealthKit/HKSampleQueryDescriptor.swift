public import Foundation

public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  let type: HKSampleType

  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate<HKQuantitySample>(type: type) }

  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate<HKCategorySample>(type: type) }

  public static func sample(
    type: HKSampleType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKSample> { HKSamplePredicate<HKSample>(type: type) }
}

public struct HKSampleQueryDescriptor<Sample: HKSample> {
  private let predicates: [HKSamplePredicate<Sample>]

  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) { self.predicates = predicates }

  /// No samples: nothing is known about health. A note says so.
  public func result(for store: HKHealthStore) async throws -> [Sample] {
    store.execute(HKQuery(predicates.first?.type, nil))
    return []
  }
}

public struct HKStatisticsQueryDescriptor {
  private let predicate: HKSamplePredicate<HKQuantitySample>

  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    self.predicate = predicate
  }

  /// No sum: nothing is known about health. A note says so.
  public func result(for store: HKHealthStore) async throws -> HKStatistics? {
    store.execute(HKQuery(predicate.type, nil))
    return nil
  }
}
