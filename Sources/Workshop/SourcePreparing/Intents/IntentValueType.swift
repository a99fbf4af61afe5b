/// The type of a parameter, as definitions name it and as Swift does.
enum IntentValueType: Hashable, Sendable {
  case system(SystemType)
  /// An enumeration, by its name in the definition.
  case enumeration(String)
  /// An object type, by its name in the definition.
  case object(String)

  /// A type that comes with the Intents framework.
  struct SystemType: Hashable, Sendable {
    /// The property's type, without the question mark.
    var swiftName: String
    /// The type within a collection of choices, which holds objects only.
    var objectName: String
    /// The result of resolving a parameter of it.
    var resolution: String
    /// How default values are written.
    var standard = Standard.none

    /// What default values a type takes.
    enum Standard: Hashable, Sendable { case none, text, integer, decimal, flag, url }

    /// A type that is an object as well.
    static func object(_ name: String, _ resolution: String) -> SystemType {
      SystemType(swiftName: name, objectName: name, resolution: resolution)
    }

    /// A number with a unit.
    static func measure(_ unit: String, _ resolution: String) -> SystemType {
      SystemType(
        swiftName: "Measurement<\(unit)>", objectName: "NSMeasurement", resolution: resolution)
    }

    /// A number, which is an object so that it can be nil.
    static func number(_ resolution: String, _ standard: Standard) -> SystemType {
      SystemType(
        swiftName: "NSNumber", objectName: "NSNumber", resolution: resolution, standard: standard)
    }
  }

  /// The system types by the names the editor of definitions gives them.
  static let systemTypes: [String: SystemType] = {
    let date = SystemType(
      swiftName: "DateComponents", objectName: "NSDateComponents",
      resolution: "INDateComponentsResolutionResult")
    let placemark = SystemType.object("CLPlacemark", "INPlacemarkResolutionResult")
    return [
      "String": SystemType(
        swiftName: "String", objectName: "NSString", resolution: "INStringResolutionResult",
        standard: .text),
      "Integer": .number("INIntegerResolutionResult", .integer),
      "Decimal": .number("INDoubleResolutionResult", .decimal),
      "Boolean": .number("INBooleanResolutionResult", .flag),
      "TimeInterval": .number("INTimeIntervalResolutionResult", .decimal),
      "URL": SystemType(
        swiftName: "URL", objectName: "NSURL", resolution: "INURLResolutionResult", standard: .url),
      "Date": date, "DateComponents": date, "DateTime": date, "Time": date,
      "Person": .object("INPerson", "INPersonResolutionResult"),
      "File": .object("INFile", "INFileResolutionResult"),
      "Image": .object("INImage", "INIntentResolutionResult"),
      "Location": placemark, "Placemark": placemark,
      "CurrencyAmount": .object("INCurrencyAmount", "INCurrencyAmountResolutionResult"),
      "PaymentMethod": .object("INPaymentMethod", "INPaymentMethodResolutionResult"),
      "SpeakableString": .object("INSpeakableString", "INSpeakableStringResolutionResult"),
      "Distance": .measure("UnitLength", "INLengthResolutionResult"),
      "Length": .measure("UnitLength", "INLengthResolutionResult"),
      "Mass": .measure("UnitMass", "INMassResolutionResult"),
      "Temperature": .measure("UnitTemperature", "INTemperatureResolutionResult"),
      "Speed": .measure("UnitSpeed", "INSpeedResolutionResult"),
      "Volume": .measure("UnitVolume", "INVolumeResolutionResult"),
      "Energy": .measure("UnitEnergy", "INEnergyResolutionResult"),
    ]
  }()
}
