// Sums of many numbers are taken in order; Apple's, which are taken in parts, may differ in the
// last digits.

public enum vDSP {}

extension vDSP {
  public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(vectorA.numbers, vectorB.numbers).map { $0 + $1 }
  }

  public static func add<
    U: AccelerateBuffer, V: AccelerateBuffer, R: AccelerateMutableBuffer
  >(
    _ vectorA: U, _ vectorB: V, result: inout R
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element, R.Element == U.Element {
    result.write(add(vectorA, vectorB))
  }

  public static func add<U: AccelerateBuffer>(
    _ scalar: U.Element, _ vector: U
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.numbers.map { scalar + $0 }
  }

  public static func add<U: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout R
  ) where U.Element: BinaryFloatingPoint, R.Element == U.Element {
    result.write(add(scalar, vector))
  }

  public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(vectorA.numbers, vectorB.numbers).map { $0 - $1 }
  }

  public static func subtract<
    U: AccelerateBuffer, V: AccelerateBuffer, R: AccelerateMutableBuffer
  >(
    _ vectorA: U, _ vectorB: V, result: inout R
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element, R.Element == U.Element {
    result.write(subtract(vectorA, vectorB))
  }

  public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(vectorA.numbers, vectorB.numbers).map { $0 * $1 }
  }

  public static func multiply<
    U: AccelerateBuffer, V: AccelerateBuffer, R: AccelerateMutableBuffer
  >(
    _ vectorA: U, _ vectorB: V, result: inout R
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element, R.Element == U.Element {
    result.write(multiply(vectorA, vectorB))
  }

  public static func multiply<U: AccelerateBuffer>(
    _ scalar: U.Element, _ vector: U
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.numbers.map { scalar * $0 }
  }

  public static func multiply<U: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout R
  ) where U.Element: BinaryFloatingPoint, R.Element == U.Element {
    result.write(multiply(scalar, vector))
  }

  public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(vectorA.numbers, vectorB.numbers).map { $0 / $1 }
  }

  public static func divide<
    U: AccelerateBuffer, V: AccelerateBuffer, R: AccelerateMutableBuffer
  >(
    _ vectorA: U, _ vectorB: V, result: inout R
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element, R.Element == U.Element {
    result.write(divide(vectorA, vectorB))
  }

  public static func divide<U: AccelerateBuffer>(
    _ vector: U, _ scalar: U.Element
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.numbers.map { $0 / scalar }
  }

  public static func divide<U: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vector: U, _ scalar: U.Element, result: inout R
  ) where U.Element: BinaryFloatingPoint, R.Element == U.Element {
    result.write(divide(vector, scalar))
  }

  public static func divide<U: AccelerateBuffer>(
    _ scalar: U.Element, _ vector: U
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.numbers.map { scalar / $0 }
  }

  public static func divide<U: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout R
  ) where U.Element: BinaryFloatingPoint, R.Element == U.Element {
    result.write(divide(scalar, vector))
  }

  public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(
    multiplication: (a: U, b: U.Element), _ vector: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(multiplication.a.numbers, vector.numbers).map { $0 * multiplication.b + $1 }
  }

  public static func add<U: AccelerateBuffer>(
    multiplication: (a: U, b: U.Element), _ scalar: U.Element
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    multiplication.a.numbers.map { $0 * multiplication.b + scalar }
  }

  public static func square<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0 * $0 } }

  public static func square<U: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vector: U, result: inout R
  ) where U.Element: BinaryFloatingPoint, R.Element == U.Element {
    result.write(square(vector))
  }

  public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0 * $0.magnitude } }

  public static func signedSquare<U: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vector: U, result: inout R
  ) where U.Element: BinaryFloatingPoint, R.Element == U.Element {
    result.write(signedSquare(vector))
  }

  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0.magnitude } }

  public static func absolute<U: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vector: U, result: inout R
  ) where U.Element: BinaryFloatingPoint, R.Element == U.Element {
    result.write(absolute(vector))
  }

  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { -$0 } }

  public static func negative<U: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vector: U, result: inout R
  ) where U.Element: BinaryFloatingPoint, R.Element == U.Element {
    result.write(negative(vector))
  }

  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0 - $0.rounded(.towardZero) } }

  public static func trunc<U: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vector: U, result: inout R
  ) where U.Element: BinaryFloatingPoint, R.Element == U.Element {
    result.write(trunc(vector))
  }
}
