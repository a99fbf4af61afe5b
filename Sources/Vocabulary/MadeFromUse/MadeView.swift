public import SwiftUI

/// A view that could not be had: what it was made of is drawn where that can be seen; else a
/// labelled box stands for it.
public protocol MadeView: MadeValue, View {}

extension MadeView {
  @MainActor public var body: MadeBox { MadeBox(path: madePath, content: madeContent) }
}

extension Made: MadeView {}

/// As a style it is the colour that stands for one that could not be had.
extension Made: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Color { madeAnswer(madePath) }

  /// A colour, as views and styles have such a function each.
  public func opacity(_ opacity: Double) -> Color {
    let color: Color = madeAnswer(madePath)
    return color.opacity(opacity)
  }
}
