import VectorDrawing

public typealias simd_quatf = _Quaternion<Float>
public typealias simd_quatd = _Quaternion<Double>

/// A rotation of space: three imaginary numbers and a real one, which is the last.
public struct _Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Hashable, Sendable
where Scalar.SIMD4Storage: Sendable {
  public var vector: SIMD4<Scalar>

  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  public init() { self.init(vector: .zero) }

  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    self.init(vector: SIMD4(ix, iy, iz, r))
  }

  public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }

  /// Radians around an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Angle(radians: Double(angle) / 2)
    self.init(real: Scalar(half.cosine), imag: axis * Scalar(half.sine))
  }

  /// The shortest rotation between two vectors of length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = dot(from, to)
    if cosine <= -1 {
      let other: SIMD3<Scalar> = from.x.magnitude < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, other)))
    } else {
      self = Self(real: 1 + cosine, imag: cross(from, to)).normalized
    }
  }

  /// A rotation that a matrix of length-preserving columns makes.
  public init(_ matrix: _SquareMatrix3<Scalar>) {
    let (x, y, z) = matrix.columns
    // The largest of the four numbers is found first, so that nothing small divides.
    let squares: [Scalar] = [
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z,
    ]
    let largest = squares.indices.max { squares[$0] < squares[$1] }
    let rest: SIMD4<Scalar>
    switch largest {
    case 0: rest = SIMD4(squares[0], x.y + y.x, x.z + z.x, y.z - z.y)
    case 1: rest = SIMD4(x.y + y.x, squares[1], y.z + z.y, z.x - x.z)
    case 2: rest = SIMD4(x.z + z.x, y.z + z.y, squares[2], x.y - y.x)
    default: rest = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, squares[3])
    }
    self.init(vector: normalize(rest))
  }

  public init(_ matrix: _SquareMatrix4<Scalar>) {
    self.init(_SquareMatrix3(matrix.columns.0.xyz, matrix.columns.1.xyz, matrix.columns.2.xyz))
  }

  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  public var imag: SIMD3<Scalar> {
    get { vector.xyz }
    set { vector = SIMD4(newValue, vector.w) }
  }

  /// Radians, 0…2π.
  public var angle: Scalar {
    Scalar(2 * Angle.of(x: Double(real), y: Double(simd.length(imag))).radians)
  }

  public var axis: SIMD3<Scalar> { normalize(imag) }
  public var length: Scalar { simd.length(vector) }
  public var conjugate: Self { Self(real: real, imag: .zero - imag) }
  public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }
  public var normalized: Self { Self(vector: normalize(vector)) }

  public func act(_ v: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let turned = cross(imag, v) * 2
    return v + turned * real + cross(imag, turned)
  }

  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(
      real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag),
      imag: rhs.imag * lhs.real + lhs.imag * rhs.real + cross(lhs.imag, rhs.imag))
  }

  public static func * (lhs: Scalar, rhs: Self) -> Self { Self(vector: rhs.vector * lhs) }
  public static func * (lhs: Self, rhs: Scalar) -> Self { rhs * lhs }
  public static func / (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector / rhs) }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  public static prefix func - (value: Self) -> Self { Self(vector: .zero - value.vector) }
}

extension SIMD4 {
  fileprivate var xyz: SIMD3<Scalar> { SIMD3(x, y, z) }
}

extension _SquareMatrix3 {
  public init(_ quaternion: _Quaternion<Scalar>) {
    self.init(
      quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)),
      quaternion.act(SIMD3(0, 0, 1)))
  }
}

extension _SquareMatrix4 {
  public init(_ quaternion: _Quaternion<Scalar>) {
    let turn = _SquareMatrix3(quaternion)
    self.init(
      SIMD4(turn.columns.0, 0), SIMD4(turn.columns.1, 0), SIMD4(turn.columns.2, 0),
      SIMD4(0, 0, 0, 1))
  }
}

public func simd_mul<S>(_ p: _Quaternion<S>, _ q: _Quaternion<S>) -> _Quaternion<S> { p * q }
public func simd_act<S>(_ q: _Quaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }
public func simd_normalize<S>(_ q: _Quaternion<S>) -> _Quaternion<S> { q.normalized }
public func simd_inverse<S>(_ q: _Quaternion<S>) -> _Quaternion<S> { q.inverse }
public func simd_conjugate<S>(_ q: _Quaternion<S>) -> _Quaternion<S> { q.conjugate }

/// Between two rotations along the shorter arc.
public func simd_slerp<S>(_ q0: _Quaternion<S>, _ q1: _Quaternion<S>, _ t: S) -> _Quaternion<S> {
  let isFar = dot(q0.vector, q1.vector) < 0
  let end = isFar ? -q1 : q1
  let between = Angle.of(
    x: Double(length(q0.vector + end.vector)), y: Double(length(q0.vector - end.vector)))
  let whole = between * 2
  if whole.sine == 0 { return _Quaternion(vector: mix(q0.vector, end.vector, t: t)).normalized }
  let (first, second) = ((whole * (1 - Double(t))).sine, (whole * Double(t)).sine)
  return (S(first / whole.sine) * q0 + S(second / whole.sine) * end).normalized
}
