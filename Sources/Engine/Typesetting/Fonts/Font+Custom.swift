public import Foundation

extension Font {
  /// A named font that scales with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: .body))
  }

  /// A named font that scales with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: textStyle))
  }

  /// A named font whose size never changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name: name, size: fixedSize, relativeTo: nil))
  }
}
