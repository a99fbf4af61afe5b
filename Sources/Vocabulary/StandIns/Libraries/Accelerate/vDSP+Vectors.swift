extension vDSP {
  public static func clip<U: AccelerateBuffer>(
    _ vector: U, to bounds: ClosedRange<U.Element>
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.numbers.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }

  public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V)
  where V.Element: BinaryFloatingPoint { fill(&vector, with: 0) }

  public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: V.Element)
  where V.Element: BinaryFloatingPoint {
    vector.write([V.Element](repeating: value, count: vector.count))
  }

  public static func ramp<T: BinaryFloatingPoint>(
    withInitialValue initialValue: T, increment: T, count: Int
  ) -> [T] { (0..<max(count, 0)).map { initialValue + T($0) * increment } }

  public static func ramp<T: BinaryFloatingPoint>(in range: ClosedRange<T>, count: Int) -> [T] {
    let increment = (range.upperBound - range.lowerBound) / T(max(count - 1, 1))
    return ramp(withInitialValue: range.lowerBound, increment: increment, count: count)
  }

  public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V, using interpolationConstant: U.Element
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(vectorA.numbers, vectorB.numbers).map { $0 + interpolationConstant * ($1 - $0) }
  }

  /// Values at indices that need not be whole; beyond the ends the last value holds.
  public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer>(
    elementsOf vector: U, using controlVector: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    let values = vector.numbers
    guard let last = values.indices.last else { return [] }
    return controlVector.numbers.map { control in
      let position = min(max(control, 0), U.Element(last))
      let index = min(Int(position), max(last - 1, 0))
      let next = min(index + 1, last)
      return values[index] + (position - U.Element(index)) * (values[next] - values[index])
    }
  }

  /// Mean 0 and standard deviation 1.
  public static func normalize<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    let deviation = standardDeviation(vector)
    return add(-mean(vector), vector).map { $0 / deviation }
  }

  /// Sums of as many neighbours as the kernel has numbers, each weighted by one of them.
  public static func convolve<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vector: U, withKernel kernel: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    let (values, weights) = (vector.numbers, kernel.numbers)
    guard !weights.isEmpty, values.count >= weights.count else { return [] }
    return (0...values.count - weights.count).map { start in
      zip(values[start...], weights).reduce(0) { $0 + $1.0 * $1.1 }
    }
  }

  /// Sums of as many neighbours as the window is long.
  public static func slidingWindowSum<U: AccelerateBuffer>(
    _ vector: U, usingWindowLength windowLength: Int
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    convolve(vector, withKernel: [U.Element](repeating: 1, count: max(windowLength, 0)))
  }

  public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V)
  where V.Element: BinaryFloatingPoint { vector.write(vector.numbers.reversed()) }

  public enum SortOrder: Int32, Sendable {
    case ascending = 1
    case descending = -1
  }

  public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
  where V.Element: BinaryFloatingPoint {
    let sorted = vector.numbers.sorted()
    vector.write(sortOrder == .ascending ? sorted : sorted.reversed())
  }

  public static func floatToDouble<U: AccelerateBuffer>(_ vector: U) -> [Double]
  where U.Element == Float { vector.numbers.map(Double.init) }

  public static func doubleToFloat<U: AccelerateBuffer>(_ vector: U) -> [Float]
  where U.Element == Double { vector.numbers.map(Float.init) }
}
