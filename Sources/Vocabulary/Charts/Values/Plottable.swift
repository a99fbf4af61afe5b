import Foundation

public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value for the scales. Not for widget code.
  var _datum: _ChartDatum { get }
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value for the scales.
  package var datum: _ChartDatum { primitivePlottable._datum }

  /// The value of a position of a scale.
  package static func make(from datum: _ChartDatum) -> Self? {
    PrimitivePlottable.self == String.self || PrimitivePlottable.self == Date.self
      ? (datum.value as? PrimitivePlottable).flatMap(Self.init)
      : number(datum).flatMap(Self.init)
  }

  private static func number(_ datum: _ChartDatum) -> PrimitivePlottable? {
    guard case .number(let number) = datum.kind else { return nil }
    if PrimitivePlottable.self == Double.self { return number as? PrimitivePlottable }
    if PrimitivePlottable.self == Float.self { return Float(number) as? PrimitivePlottable }
    if PrimitivePlottable.self == Decimal.self { return Decimal(number) as? PrimitivePlottable }
    guard let type = PrimitivePlottable.self as? any BinaryInteger.Type else { return nil }
    return type.init(clamped: number) as? PrimitivePlottable
  }
}

extension BinaryInteger {
  fileprivate init(clamped number: Double) {
    self.init(clamping: Int(max(-9e15, min(9e15, number.isFinite ? number.rounded() : 0))))
  }
}
