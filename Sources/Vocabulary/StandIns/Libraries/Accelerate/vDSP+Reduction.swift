extension vDSP {
  public static func sum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { vector.numbers.reduce(0, +) }

  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { vector.numbers.reduce(0) { $0 + $1 * $1 } }

  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { vector.numbers.reduce(0) { $0 + $1.magnitude } }

  /// Not a number of nothing.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { sum(vector) / U.Element(vector.count) }

  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { sumOfSquares(vector) / U.Element(vector.count) }

  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { sumOfMagnitudes(vector) / U.Element(vector.count) }

  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { meanSquare(vector).squareRoot() }

  /// Of all numbers, not of a sample.
  public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { meanSquare(add(-mean(vector), vector)).squareRoot() }

  /// Minus infinity of nothing.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { vector.numbers.reduce(-.infinity, U.Element.maximum) }

  /// Infinity of nothing.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { vector.numbers.reduce(.infinity, U.Element.minimum) }

  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    vector.numbers.reduce(0) { U.Element.maximum($0, $1.magnitude) }
  }

  /// The first of the largest.
  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
  where U.Element: BinaryFloatingPoint {
    let largest = maximum(vector)
    return (UInt(vector.numbers.firstIndex(of: largest) ?? 0), largest)
  }

  /// The first of the smallest.
  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
  where U.Element: BinaryFloatingPoint {
    let smallest = minimum(vector)
    return (UInt(vector.numbers.firstIndex(of: smallest) ?? 0), smallest)
  }

  public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> U.Element where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    sum(multiply(vectorA, vectorB))
  }

  public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ pointA: U, _ pointB: V
  ) -> U.Element where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    sumOfSquares(subtract(pointA, pointB))
  }
}
