public import Foundation

extension String: PrimitivePlottableProtocol {
  /// The number, date or name as the scales see it.
  public var _datum: _ChartDatum { _ChartDatum(.category(self)) }
}

extension Date: PrimitivePlottableProtocol {
  /// The number, date or name as the scales see it.
  public var _datum: _ChartDatum { _ChartDatum(.date(self)) }
}

extension Double: PrimitivePlottableProtocol {
  /// The number, date or name as the scales see it.
  public var _datum: _ChartDatum { _ChartDatum(.number(self)) }
}

extension Float: PrimitivePlottableProtocol {
  /// The number, date or name as the scales see it.
  public var _datum: _ChartDatum { _ChartDatum(.number(Double(self))) }
}

extension Decimal: PrimitivePlottableProtocol {
  /// The number, date or name as the scales see it.
  public var _datum: _ChartDatum {
    _ChartDatum(.number(NSDecimalNumber(decimal: self).doubleValue))
  }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  /// The number, date or name as the scales see it.
  public var _datum: _ChartDatum { _ChartDatum(.number(Double(self))) }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
