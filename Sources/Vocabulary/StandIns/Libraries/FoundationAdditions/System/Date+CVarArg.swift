public import Foundation

/// A date is an argument of a format, as on Apple's systems, where it is bridged.
extension Date: @retroactive CVarArg {
  /// The address of an object that is never let go: what takes the argument keeps it.
  public var _cVarArgEncoding: [Int] {
    let object = NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate)
    return [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())]
  }
}
