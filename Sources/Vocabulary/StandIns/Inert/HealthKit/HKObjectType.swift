public import Foundation

/// What is kept about health.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// Apple's name of it.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }

  /// What is measured, by its name.
  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }

  /// What is noted, by its name.
  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }

  /// Workouts.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutType") }

  /// The rings of a day.
  open class func activitySummaryType() -> HKObjectType {
    HKObjectType(identifier: "HKActivitySummaryType")
  }

  /// Types of the same name are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }

  /// Fits ``isEqual(_:)``.
  open override var hash: Int { identifier.hashValue }
}

/// What is kept with a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// What is measured.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// What is measured, by its name.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// What is noted without a number.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// What is noted, by its name.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// Workouts.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
