public typealias simd_float3x3 = _SquareMatrix3<Float>
public typealias simd_double3x3 = _SquareMatrix3<Double>
public typealias float3x3 = simd_float3x3
public typealias double3x3 = simd_double3x3
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_double3x3 = simd_double3x3

public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_double3x3 = simd_double3x3(1)

/// 3 columns of 3 numbers.
public struct _SquareMatrix3<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: _SquareMatrix,
  Sendable
where Scalar.SIMD4Storage: Sendable {
  public typealias Element = SIMD3<Scalar>
  public typealias Columns = (Element, Element, Element)

  public var columns: Columns

  public init(columns: Columns) { self.columns = columns }
  public init() { self.init(columns: (.zero, .zero, .zero)) }

  public init(_ first: Element, _ second: Element, _ third: Element) {
    self.init(columns: (first, second, third))
  }

  public var _columns: [Element] { [columns.0, columns.1, columns.2] }

  public subscript(column: Int) -> Element {
    get { _columns[column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs._columns == rhs._columns }
}
