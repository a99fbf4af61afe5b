/// Who may read a part of a message to a log that could not be had (`\(name, privacy: .public)`).
public struct MadePrivacy: Sendable {
  public static let auto = Self()
  public static let `private` = Self()
  public static let `public` = Self()
  public static let sensitive = Self()

  /// How a part is told from others that nobody may read.
  public enum Mask: Sendable { case hash, none }

  public static func auto(mask: Mask) -> Self { Self() }
  public static func `private`(mask: Mask) -> Self { Self() }
  public static func sensitive(mask: Mask) -> Self { Self() }
}

extension DefaultStringInterpolation {
  /// As messages to logs are written, which are texts where the log could not be had.
  public mutating func appendInterpolation<Value>(_ value: Value, privacy: MadePrivacy) {
    appendInterpolation(value)
  }
}
