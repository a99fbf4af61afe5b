public import Foundation
public import ViewGraph

extension View {
  /// A shadow below the view; the radius in points is the blur's sigma
  /// (Facts/colors.md#shadows).
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> _ModifiedView {
    modified(
      EffectModifier("Shadow") { environment in
        let shadow = Filter.shadow(
          color: color.rgba(in: environment), radius: radius, x: x, y: y)
        return .filter(shadow.gated(by: environment.session))
      })
  }
}
