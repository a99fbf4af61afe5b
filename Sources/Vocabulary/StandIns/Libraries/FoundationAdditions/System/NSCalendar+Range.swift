public import Foundation

extension NSCalendar {
  /// Where the unit of time begins that a date lies in, and how long it is.
  ///
  /// - Returns: whether there is such a unit; where not, nothing is changed.
  @discardableResult
  public func range(
    of unit: Unit, start: UnsafeMutablePointer<NSDate?>?,
    interval: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    guard let found = range(of: unit, for: date) else { return false }
    start?.pointee = found.start as NSDate
    interval?.pointee = found.duration
    return true
  }
}
