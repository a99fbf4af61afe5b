public typealias simd_float2x2 = _SquareMatrix2<Float>
public typealias simd_double2x2 = _SquareMatrix2<Double>
public typealias float2x2 = simd_float2x2
public typealias double2x2 = simd_double2x2
public typealias matrix_float2x2 = simd_float2x2
public typealias matrix_double2x2 = simd_double2x2

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_double2x2 = simd_double2x2(1)

/// 2 columns of 2 numbers.
public struct _SquareMatrix2<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: _SquareMatrix,
  Sendable
where Scalar.SIMD2Storage: Sendable {
  public typealias Element = SIMD2<Scalar>
  public typealias Columns = (Element, Element)

  public var columns: Columns

  public init(columns: Columns) { self.columns = columns }
  public init() { self.init(columns: (.zero, .zero)) }

  public init(_ first: Element, _ second: Element) {
    self.init(columns: (first, second))
  }

  public var _columns: [Element] { [columns.0, columns.1] }

  public subscript(column: Int) -> Element {
    get { _columns[column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs._columns == rhs._columns }
}
