/// Names of what is measured, as Apple lists them.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Apple's word.
  public let rawValue: String
  /// A name by its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  fileprivate static func named(_ name: String) -> Self {
    Self(rawValue: "HKQuantityTypeIdentifier" + name)
  }
}

extension HKQuantityTypeIdentifier {
  /// `stepCount`.
  public static let stepCount = named("StepCount")
  /// `distanceWalkingRunning`.
  public static let distanceWalkingRunning = named("DistanceWalkingRunning")
  /// `distanceCycling`.
  public static let distanceCycling = named("DistanceCycling")
  /// `distanceSwimming`.
  public static let distanceSwimming = named("DistanceSwimming")
  /// `distanceWheelchair`.
  public static let distanceWheelchair = named("DistanceWheelchair")
  /// `basalEnergyBurned`.
  public static let basalEnergyBurned = named("BasalEnergyBurned")
  /// `activeEnergyBurned`.
  public static let activeEnergyBurned = named("ActiveEnergyBurned")
  /// `flightsClimbed`.
  public static let flightsClimbed = named("FlightsClimbed")
  /// `appleExerciseTime`.
  public static let appleExerciseTime = named("AppleExerciseTime")
  /// `appleStandTime`.
  public static let appleStandTime = named("AppleStandTime")
  /// `appleMoveTime`.
  public static let appleMoveTime = named("AppleMoveTime")
  /// `walkingSpeed`.
  public static let walkingSpeed = named("WalkingSpeed")
  /// `walkingStepLength`.
  public static let walkingStepLength = named("WalkingStepLength")
  /// `runningSpeed`.
  public static let runningSpeed = named("RunningSpeed")
  /// `runningPower`.
  public static let runningPower = named("RunningPower")
  /// `cyclingSpeed`.
  public static let cyclingSpeed = named("CyclingSpeed")
  /// `swimmingStrokeCount`.
  public static let swimmingStrokeCount = named("SwimmingStrokeCount")
  /// `pushCount`.
  public static let pushCount = named("PushCount")
  /// `vo2Max`.
  public static let vo2Max = named("Vo2Max")
  /// `height`.
  public static let height = named("Height")
  /// `bodyMass`.
  public static let bodyMass = named("BodyMass")
  /// `bodyMassIndex`.
  public static let bodyMassIndex = named("BodyMassIndex")
  /// `leanBodyMass`.
  public static let leanBodyMass = named("LeanBodyMass")
  /// `bodyFatPercentage`.
  public static let bodyFatPercentage = named("BodyFatPercentage")
  /// `waistCircumference`.
  public static let waistCircumference = named("WaistCircumference")
  /// `heartRate`.
  public static let heartRate = named("HeartRate")
  /// `restingHeartRate`.
  public static let restingHeartRate = named("RestingHeartRate")
  /// `walkingHeartRateAverage`.
  public static let walkingHeartRateAverage = named("WalkingHeartRateAverage")
  /// `heartRateVariabilitySDNN`.
  public static let heartRateVariabilitySDNN = named("HeartRateVariabilitySDNN")
  /// `oxygenSaturation`.
  public static let oxygenSaturation = named("OxygenSaturation")
  /// `bodyTemperature`.
  public static let bodyTemperature = named("BodyTemperature")
  /// `basalBodyTemperature`.
  public static let basalBodyTemperature = named("BasalBodyTemperature")
  /// `bloodPressureSystolic`.
  public static let bloodPressureSystolic = named("BloodPressureSystolic")
  /// `bloodPressureDiastolic`.
  public static let bloodPressureDiastolic = named("BloodPressureDiastolic")
  /// `respiratoryRate`.
  public static let respiratoryRate = named("RespiratoryRate")
  /// `bloodGlucose`.
  public static let bloodGlucose = named("BloodGlucose")
  /// `insulinDelivery`.
  public static let insulinDelivery = named("InsulinDelivery")
  /// `bloodAlcoholContent`.
  public static let bloodAlcoholContent = named("BloodAlcoholContent")
  /// `numberOfAlcoholicBeverages`.
  public static let numberOfAlcoholicBeverages = named("NumberOfAlcoholicBeverages")
  /// `dietaryEnergyConsumed`.
  public static let dietaryEnergyConsumed = named("DietaryEnergyConsumed")
  /// `dietaryWater`.
  public static let dietaryWater = named("DietaryWater")
  /// `dietaryCaffeine`.
  public static let dietaryCaffeine = named("DietaryCaffeine")
  /// `dietaryCarbohydrates`.
  public static let dietaryCarbohydrates = named("DietaryCarbohydrates")
  /// `dietarySugar`.
  public static let dietarySugar = named("DietarySugar")
  /// `dietaryProtein`.
  public static let dietaryProtein = named("DietaryProtein")
  /// `dietaryFatTotal`.
  public static let dietaryFatTotal = named("DietaryFatTotal")
  /// `dietaryFiber`.
  public static let dietaryFiber = named("DietaryFiber")
  /// `dietarySodium`.
  public static let dietarySodium = named("DietarySodium")
  /// `environmentalAudioExposure`.
  public static let environmentalAudioExposure = named("EnvironmentalAudioExposure")
  /// `headphoneAudioExposure`.
  public static let headphoneAudioExposure = named("HeadphoneAudioExposure")
  /// `timeInDaylight`.
  public static let timeInDaylight = named("TimeInDaylight")
  /// `uvExposure`.
  public static let uvExposure = named("UvExposure")
  /// `appleSleepingWristTemperature`.
  public static let appleSleepingWristTemperature = named("AppleSleepingWristTemperature")
}
