/// A colour that code writes down in hexadecimal digits, for initialisers that could not be had:
/// `#F80`, `FF8800`, `#FF880080` with its opacity last, `0xFF8800`. What says no colour is the grey
/// that stands for one.
public struct MadeHex: Hashable, Sendable {
  /// Parts of 1.
  public let red, green, blue, alpha: Double

  /// - Parameter alpha: its opacity where the digits do not say it.
  public init(_ value: Any?, alpha: Any? = nil) {
    guard let digits = Self.digits(value) else {
      (red, green, blue, self.alpha) = (0.5, 0.5, 0.5, 0.5)
      return
    }
    let parts = stride(from: 0, to: digits.count, by: 2).map { (start: Int) -> Double in
      Double(digits[start] << 4 | digits[start + 1]) / 255
    }
    (red, green, blue) = (parts[0], parts[1], parts[2])
    self.alpha = parts.count > 3 ? parts[3] : Self.number(alpha) ?? 1
  }

  /// Six or eight digits.
  private static func digits(_ value: Any?) -> [Int]? {
    switch value {
    case let value as Made:
      return digits(value.held ?? MadeLiteral(value.madePath)?.text)
    case let value as any StringProtocol:
      let text = String(value).drop { $0 == "#" }
      let plain = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text
      let digits = plain.compactMap(\.hexDigitValue)
      guard digits.count == plain.count else { return nil }
      switch digits.count {
      case 3, 4: return digits.flatMap { [$0, $0] }
      case 6, 8: return digits
      default: return nil
      }
    case let value as any BinaryInteger:
      let number = UInt32(truncatingIfNeeded: Int(truncatingIfNeeded: value))
      let count = number > 0xFF_FFFF ? 8 : 6
      return (0..<count).reversed().map { Int(number >> UInt32(4 * $0) & 15) }
    default: return nil
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Made: number(value.held)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    default: nil
    }
  }
}
