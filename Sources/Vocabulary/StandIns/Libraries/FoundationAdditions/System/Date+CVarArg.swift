public import Foundation

/// A date is an argument of a format, as on Apple's systems, where it is bridged.
extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    BridgedArgument.encoding(
      of: NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate))
  }
}
