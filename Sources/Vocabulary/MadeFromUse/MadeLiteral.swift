import CoreGraphics

/// What is known of a made value that the code has written down: a text, a number, true or false.
struct MadeLiteral {
  /// As it was written, without quotation marks.
  let text: String
  private let isText: Bool

  /// - Parameter path: of a made value.
  /// - Returns: nil if it is none of a literal.
  init?(_ path: String) {
    if path.count > 1, path.hasPrefix("\""), path.hasSuffix("\"") {
      (text, isText) = (String(path.dropFirst().dropLast()), true)
    } else if Double(path) != nil && path.last?.isNumber == true || path == "true"
      || path == "false"
    {
      (text, isText) = (path, false)
    } else {
      return nil
    }
  }

  /// The same as a value of a type; nil if it is none.
  func value<Value>(_ type: Value.Type) -> Value? {
    if isText { return text as? Value }
    if type == CGFloat.self { return Double(text).map { CGFloat($0) } as? Value }
    if type == String.self { return nil }
    let number = type as? any LosslessStringConvertible.Type
    return number.flatMap { $0.init(text) as? Value }
  }
}
