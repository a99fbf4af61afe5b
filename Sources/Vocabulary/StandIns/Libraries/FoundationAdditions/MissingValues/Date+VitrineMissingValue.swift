public import Foundation

extension CGPoint: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? { CGPoint.zero }
}

extension CGSize: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? { CGSize.zero }
}

extension CGRect: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? { CGRect.zero }
}

extension URL: _VitrineMissingValue {
  /// A file that holds nothing.
  public static func vitrineMissing(_ name: String) -> Any? { URL(fileURLWithPath: "/dev/null") }
}

extension UUID: _VitrineMissingValue {
  /// The same each time.
  public static func vitrineMissing(_ name: String) -> Any? { SampleDecoder.uuid }
}

extension Date: _VitrineMissingValue {
  /// The present: of any other moment something would be said that nobody knows.
  public static func vitrineMissing(_ name: String) -> Any? { VitrineClock.now }
}

extension DateInterval: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? {
    DateInterval(start: VitrineClock.now, duration: 0)
  }
}

extension DateComponents: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? { DateComponents() }
}

extension Calendar: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? { VitrineClock.calendar }
}

extension Locale: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? { VitrineClock.locale }
}

extension TimeZone: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? { VitrineClock.timeZone }
}
