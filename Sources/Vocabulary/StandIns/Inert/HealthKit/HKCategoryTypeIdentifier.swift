/// Names of what is noted without a number, as Apple lists them.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Apple's word.
  public let rawValue: String
  /// A name by its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  fileprivate static func named(_ name: String) -> Self {
    Self(rawValue: "HKCategoryTypeIdentifier" + name)
  }
}

extension HKCategoryTypeIdentifier {
  /// `sleepAnalysis`.
  public static let sleepAnalysis = named("SleepAnalysis")
  /// `appleStandHour`.
  public static let appleStandHour = named("AppleStandHour")
  /// `mindfulSession`.
  public static let mindfulSession = named("MindfulSession")
  /// `menstrualFlow`.
  public static let menstrualFlow = named("MenstrualFlow")
  /// `intermenstrualBleeding`.
  public static let intermenstrualBleeding = named("IntermenstrualBleeding")
  /// `sexualActivity`.
  public static let sexualActivity = named("SexualActivity")
  /// `highHeartRateEvent`.
  public static let highHeartRateEvent = named("HighHeartRateEvent")
  /// `lowHeartRateEvent`.
  public static let lowHeartRateEvent = named("LowHeartRateEvent")
  /// `irregularHeartRhythmEvent`.
  public static let irregularHeartRhythmEvent = named("IrregularHeartRhythmEvent")
  /// `handwashingEvent`.
  public static let handwashingEvent = named("HandwashingEvent")
  /// `toothbrushingEvent`.
  public static let toothbrushingEvent = named("ToothbrushingEvent")
  /// `headache`.
  public static let headache = named("Headache")
  /// `fatigue`.
  public static let fatigue = named("Fatigue")
}
