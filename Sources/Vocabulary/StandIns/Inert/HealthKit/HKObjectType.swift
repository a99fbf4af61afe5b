public import Foundation

open class HKObjectType: NSObject, @unchecked Sendable {
  /// Apple's name of it.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }

  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }

  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }

  open class func correlationType(
    forIdentifier identifier: HKCorrelationTypeIdentifier
  ) -> HKCorrelationType? { HKCorrelationType(identifier) }

  open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutType") }

  open class func activitySummaryType() -> HKObjectType {
    HKObjectType(identifier: "HKActivitySummaryType")
  }

  /// Types of the same name are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}

public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
