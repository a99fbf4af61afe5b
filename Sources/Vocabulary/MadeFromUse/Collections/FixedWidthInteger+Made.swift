// What whole numbers of any length can do beside what those of 128 bits do, which stand for them.

extension FixedWidthInteger {
  public func power(_ exponent: Int) -> Self {
    (0..<Swift.max(0, exponent)).reduce(1) { result, _ in result * self }
  }
}
