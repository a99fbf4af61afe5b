/// The size that a picture says it has.
enum PictureSize {
  /// Width and height in points; nil if it does not say.
  static func read(_ picture: [UInt8]) -> (Double, Double)? {
    let head = String(decoding: picture.prefix(400), as: UTF8.self)
    guard let width = number("width", head), let height = number("height", head) else { return nil }
    return (width, height)
  }

  private static func number(_ name: String, _ head: String) -> Double? {
    guard let range = head.firstRange(of: " \(name)=\"") else { return nil }
    return Double(head[range.upperBound...].prefix { $0 != "\"" }).flatMap {
      $0.isFinite ? $0 : nil
    }
  }
}
