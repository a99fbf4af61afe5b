/// What the matrices have in common: as many columns as rows, kept column by column.
public protocol _SquareMatrix: Equatable, CustomDebugStringConvertible {
  associatedtype Element: SIMD where Element.Scalar: BinaryFloatingPoint
  init()
  subscript(column: Int) -> Element { get set }
  var _columns: [Element] { get }
}

extension _SquareMatrix {
  /// The number along the diagonal.
  public init(_ scalar: Element.Scalar) { self.init(diagonal: Element(repeating: scalar)) }

  public init(diagonal: Element) {
    self.init()
    for index in diagonal.indices { self[index][index] = diagonal[index] }
  }

  public init(_ columns: [Element]) {
    self.init()
    for (index, column) in columns.prefix(Element.scalarCount).enumerated() { self[index] = column }
  }

  public init(rows: [Element]) { self = Self(rows).transpose }

  public subscript(column: Int, row: Int) -> Element.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    var result = Self()
    for column in 0..<Element.scalarCount {
      for row in 0..<Element.scalarCount { result[row][column] = self[column][row] }
    }
    return result
  }

  public var determinant: Element.Scalar { eliminated.determinant }

  /// Not a number throughout where there is none, as Apple's.
  public var inverse: Self {
    let (inverse, determinant) = eliminated
    return determinant == 0
      ? Self([Element](repeating: Element(repeating: .nan), count: 4)) : inverse
  }

  /// By elimination of rows, the one with the largest number first.
  private var eliminated: (inverse: Self, determinant: Element.Scalar) {
    // Rows as columns, which are at hand.
    var (left, right) = (transpose, Self(1))
    var determinant: Element.Scalar = 1
    for step in 0..<Element.scalarCount {
      let best = (step..<Element.scalarCount).max {
        left[$0][step].magnitude < left[$1][step].magnitude
      }
      guard let best, left[best][step] != 0 else { return (self, 0) }
      if best != step {
        (left[best], left[step]) = (left[step], left[best])
        (right[best], right[step]) = (right[step], right[best])
        determinant = -determinant
      }
      let pivot = left[step][step]
      determinant *= pivot
      left[step] /= pivot
      right[step] /= pivot
      for other in 0..<Element.scalarCount where other != step {
        let factor = left[other][step]
        left[other] -= left[step] * factor
        right[other] -= right[step] * factor
      }
    }
    return (right.transpose, determinant)
  }

  public var debugDescription: String {
    "\(Self.self)([\(_columns.map { "\($0)" }.joined(separator: ", "))])"
  }

  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(zip(lhs._columns, rhs._columns).map { $0 + $1 })
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(zip(lhs._columns, rhs._columns).map { $0 - $1 })
  }

  public static prefix func - (matrix: Self) -> Self { Self(matrix._columns.map { .zero - $0 }) }

  public static func * (lhs: Self, rhs: Element) -> Element {
    zip(lhs._columns, rhs.indices).reduce(.zero) { $0 + $1.0 * rhs[$1.1] }
  }

  public static func * (lhs: Element, rhs: Self) -> Element { rhs.transpose * lhs }
  public static func * (lhs: Self, rhs: Self) -> Self { Self(rhs._columns.map { lhs * $0 }) }

  public static func * (lhs: Element.Scalar, rhs: Self) -> Self {
    Self(rhs._columns.map { $0 * lhs })
  }

  public static func * (lhs: Self, rhs: Element.Scalar) -> Self { rhs * lhs }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M.Element) -> M.Element { x * y }
public func matrix_multiply<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
public func matrix_multiply<M: _SquareMatrix>(_ x: M, _ y: M.Element) -> M.Element { x * y }
public func simd_transpose<M: _SquareMatrix>(_ x: M) -> M { x.transpose }
public func simd_inverse<M: _SquareMatrix>(_ x: M) -> M { x.inverse }
public func simd_determinant<M: _SquareMatrix>(_ x: M) -> M.Element.Scalar { x.determinant }
public func simd_equal<M: _SquareMatrix>(_ x: M, _ y: M) -> Bool { x == y }
