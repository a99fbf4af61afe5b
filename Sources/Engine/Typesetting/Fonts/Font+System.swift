public import Foundation

extension Font {
  /// The system font at a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(base: .system(size: size), weight: weight, design: design)
  }

  /// The system font at a size in points (the older spelling with definite values).
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(base: .system(size: size), weight: weight, design: design)
  }

  /// A text style in a design and weight.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style), weight: weight, design: design)
  }

  /// A text style in a design (the older spelling with a definite value).
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(base: .style(style), design: design)
  }
}
