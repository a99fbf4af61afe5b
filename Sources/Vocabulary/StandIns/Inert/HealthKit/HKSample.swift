public import Foundation
import FoundationAdditions

/// Something kept about health.
open class HKObject: NSObject, @unchecked Sendable {
  /// Its name; the same for all, as chance has no place here.
  public let uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  /// What else is known of it.
  public let metadata: [String: Any]?

  init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// Something kept with a time.
open class HKSample: HKObject, @unchecked Sendable {
  /// What is kept.
  public let sampleType: HKSampleType
  /// When it began.
  public let startDate: Date
  /// When it ended.
  public let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}

extension HKSample: NamedValues {
  package func namedValue(_ name: String) -> Any? {
    switch name {
    case HKSampleSortIdentifierStartDate: startDate
    case HKSampleSortIdentifierEndDate: endDate
    default: nil
    }
  }
}

/// Something measured.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// What was measured.
  public let quantityType: HKQuantityType
  /// How much.
  public let quantity: HKQuantity

  /// Something measured.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, metadata)
  }
}

/// Something noted.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// What was noted.
  public let categoryType: HKCategoryType
  /// Apple's number of what it was.
  public let value: Int

  /// Something noted.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, startDate, endDate, metadata)
  }
}

/// How somebody slept.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed = 0
  case asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}

/// What somebody trained.
public enum HKWorkoutActivityType: UInt, Sendable {
  case cycling = 13
  case hiking = 24
  case rowing = 35
  case running = 37
  case swimming = 46
  case walking = 52
  case yoga = 57
  case other = 3000
}

/// Some training. None is kept here.
open class HKWorkout: HKSample, @unchecked Sendable {
  /// What was trained.
  open var workoutActivityType: HKWorkoutActivityType { .other }
  /// How long, in seconds.
  open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  /// How much was burnt.
  open var totalEnergyBurned: HKQuantity? { nil }
  /// How far it went.
  open var totalDistance: HKQuantity? { nil }
}

/// Sorts samples by their beginning.
public let HKSampleSortIdentifierStartDate = "startDate"
/// Sorts samples by their end.
public let HKSampleSortIdentifierEndDate = "endDate"
/// No limit.
public let HKObjectQueryNoLimit = 0
