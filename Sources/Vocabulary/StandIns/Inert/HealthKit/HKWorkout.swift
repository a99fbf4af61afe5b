public import Foundation

/// Some training. None is kept here.
open class HKWorkout: HKSample, @unchecked Sendable {
  open var workoutActivityType: HKWorkoutActivityType { .other }
  /// How long, in seconds.
  open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  open var totalEnergyBurned: HKQuantity? { nil }
  open var totalDistance: HKQuantity? { nil }
}

public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }

public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown = 0, pool, openWater }

open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  open var lapLength: HKQuantity?
}
