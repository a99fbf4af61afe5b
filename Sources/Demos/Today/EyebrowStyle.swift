import SwiftUI

/// The small, quiet line above something important.
struct EyebrowStyle: ViewModifier {
  var color: Color = .secondary

  func body(content: Content) -> some View {
    content
      .font(.caption2.weight(.semibold))
      .textCase(.uppercase)
      .foregroundStyle(color)
      .lineLimit(1)
  }
}

extension View {
  /// Sets this view as the line above something important.
  func eyebrow(_ color: Color = .secondary) -> some View {
    modifier(EyebrowStyle(color: color))
  }
}
