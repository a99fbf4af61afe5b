import Foundation
import VectorDrawing

public enum vForce {}

extension vForce {
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0.squareRoot() } }

  public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { 1 / $0.squareRoot() } }

  public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { 1 / $0 } }

  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0.rounded(.up) } }

  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0.rounded(.down) } }

  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0.rounded(.towardZero) } }

  public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0.rounded(.toNearestOrEven) } }

  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map { U.Element(Foundation.exp(Double($0))) }
  }

  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map { U.Element(Foundation.exp2(Double($0))) }
  }

  public static func log<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map { U.Element(Foundation.log(Double($0))) }
  }

  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map { U.Element(Foundation.log2(Double($0))) }
  }

  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map { U.Element(Foundation.log10(Double($0))) }
  }

  public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map { U.Element(Foundation.log1p(Double($0))) }
  }

  public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map { U.Element(Foundation.expm1(Double($0))) }
  }

  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map { U.Element(Foundation.tanh(Double($0))) }
  }

  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map { U.Element(Foundation.sinh(Double($0))) }
  }

  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map { U.Element(Foundation.cosh(Double($0))) }
  }

  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map { U.Element(Angle(radians: Double($0)).sine) }
  }

  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map { U.Element(Angle(radians: Double($0)).cosine) }
  }

  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map { U.Element(Angle(radians: Double($0)).tangent) }
  }

  public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(
    bases: U, exponents: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(bases.numbers, exponents.numbers).map {
      U.Element(Foundation.pow(Double($0), Double($1)))
    }
  }
}
