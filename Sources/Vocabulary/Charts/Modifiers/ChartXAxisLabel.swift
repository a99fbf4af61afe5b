public import Foundation
public import SwiftUI

extension View {
  /// A name of the horizontal axis, below them, at the leading edge where nothing is said.
  ///
  /// - Parameter spacing: Points between the name and the axis; 4 where nothing is said.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> _ModifiedView {
    let title = AxisTitle(AnyView(Text(labelKey)), position, alignment, spacing, isVertical: false)
    return chart { $0.x.title = title }
  }

  /// A name of the horizontal axis, below them, at the leading edge where nothing is said.
  ///
  /// - Parameter spacing: Points between the name and the axis; 4 where nothing is said.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> _ModifiedView {
    let text = Text(verbatim: String(label))
    let title = AxisTitle(AnyView(text), position, alignment, spacing, isVertical: false)
    return chart { $0.x.title = title }
  }

  /// A name of the horizontal axis, below them, at the leading edge where nothing is said.
  ///
  /// - Parameter spacing: Points between the name and the axis; 4 where nothing is said.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> _ModifiedView {
    let title = AxisTitle(AnyView(content()), position, alignment, spacing, isVertical: false)
    return chart { $0.x.title = title }
  }
}
