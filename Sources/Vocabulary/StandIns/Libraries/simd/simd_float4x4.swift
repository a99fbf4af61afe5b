public typealias simd_float4x4 = _SquareMatrix4<Float>
public typealias simd_double4x4 = _SquareMatrix4<Double>
public typealias float4x4 = simd_float4x4
public typealias double4x4 = simd_double4x4
public typealias matrix_float4x4 = simd_float4x4
public typealias matrix_double4x4 = simd_double4x4

public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

/// 4 columns of 4 numbers.
public struct _SquareMatrix4<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: _SquareMatrix,
  Sendable
where Scalar.SIMD4Storage: Sendable {
  public typealias Element = SIMD4<Scalar>
  public typealias Columns = (Element, Element, Element, Element)

  public var columns: Columns

  public init(columns: Columns) { self.columns = columns }
  public init() { self.init(columns: (.zero, .zero, .zero, .zero)) }

  public init(_ first: Element, _ second: Element, _ third: Element, _ fourth: Element) {
    self.init(columns: (first, second, third, fourth))
  }

  public var _columns: [Element] { [columns.0, columns.1, columns.2, columns.3] }

  public subscript(column: Int) -> Element {
    get { _columns[column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs._columns == rhs._columns }
}
