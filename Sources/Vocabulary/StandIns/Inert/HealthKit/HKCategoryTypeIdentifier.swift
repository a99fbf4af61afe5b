/// Names of what is noted without a number, as Apple lists them.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Apple's word.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  fileprivate static func named(_ name: String) -> Self {
    Self(rawValue: "HKCategoryTypeIdentifier" + name)
  }
}

extension HKCategoryTypeIdentifier {
  public static let sleepAnalysis = named("SleepAnalysis")
  public static let appleStandHour = named("AppleStandHour")
  public static let mindfulSession = named("MindfulSession")
  public static let menstrualFlow = named("MenstrualFlow")
  public static let intermenstrualBleeding = named("IntermenstrualBleeding")
  public static let sexualActivity = named("SexualActivity")
  public static let highHeartRateEvent = named("HighHeartRateEvent")
  public static let lowHeartRateEvent = named("LowHeartRateEvent")
  public static let irregularHeartRhythmEvent = named("IrregularHeartRhythmEvent")
  public static let handwashingEvent = named("HandwashingEvent")
  public static let toothbrushingEvent = named("ToothbrushingEvent")
  public static let headache = named("Headache")
  public static let fatigue = named("Fatigue")
}
