public import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  /// A frame of a fixed size; `nil` keeps the view's own length. Lengths in points.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> _ModifiedView {
    modified(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// A frame within limits, in points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> _ModifiedView {
    modified(
      FlexibleFrameModifier(
        width: FrameLimits(minWidth, idealWidth, maxWidth),
        height: FrameLimits(minHeight, idealHeight, maxHeight), alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> _ModifiedView { modified(InertModifier()) }
}
