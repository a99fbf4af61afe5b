public import Foundation
public import FoundationAdditions

public final class HKQuantity: NSObject, @unchecked Sendable {
  /// Nil for a quantity of which nobody knows what it counts.
  private let unit: HKUnit?
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  private init(unknown value: Double) { (unit, self.value) = (nil, value) }

  /// The number in another unit of the same; stops the program if it is one of something else, as
  /// Apple's does.
  public func doubleValue(for unit: HKUnit) -> Double {
    guard let own = self.unit, !own.isMissing, !unit.isMissing else { return value }
    // An optimised precondition would lose its words.
    guard own.dimension == unit.dimension else {
      fatalError("\(own.unitString) cannot be turned into \(unit.unitString).")
    }
    return (value * own.factor + own.offset - unit.offset) / unit.factor
  }

  public func `is`(compatibleWith unit: HKUnit) -> Bool {
    self.unit.map { $0.isMissing || $0.dimension == unit.dimension } ?? true
  }

  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = unit.map(quantity.doubleValue) ?? quantity.value
    return value == other ? .orderedSame : value < other ? .orderedAscending : .orderedDescending
  }
}

extension HKQuantity: _VitrineMissingValue {
  /// Nothing, whatever is counted.
  public static func vitrineMissing(_ name: String) -> Any? { HKQuantity(unknown: 0) }
}

extension HKUnit: _VitrineMissingValue {
  private static let missing = "missing"

  /// One by which any number is what it is.
  public static func vitrineMissing(_ name: String) -> Any? { HKUnit(name, missing) }

  fileprivate var isMissing: Bool { dimension == Self.missing }
}
