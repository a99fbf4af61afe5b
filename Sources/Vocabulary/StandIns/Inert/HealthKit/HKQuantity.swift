public import Foundation

public final class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  /// The number in another unit of the same; stops the program if it is one of something else, as
  /// Apple's does.
  public func doubleValue(for unit: HKUnit) -> Double {
    // An optimised precondition would lose its words.
    guard self.unit.dimension == unit.dimension else {
      fatalError("\(self.unit.unitString) cannot be turned into \(unit.unitString).")
    }
    return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
  }

  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }

  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value == other ? .orderedSame : value < other ? .orderedAscending : .orderedDescending
  }
}
