public import Foundation
public import SwiftUI

extension View {
  /// A name of the vertical axis, above its labels where nothing is said.
  ///
  /// - Parameter spacing: Points between the name and the axis; 4 where nothing is said.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> _ModifiedView {
    let title = AxisTitle(AnyView(Text(labelKey)), position, alignment, spacing, isVertical: true)
    return chart { $0.y.title = title }
  }

  /// A name of the vertical axis, above its labels where nothing is said.
  ///
  /// - Parameter spacing: Points between the name and the axis; 4 where nothing is said.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> _ModifiedView {
    let text = Text(verbatim: String(label))
    let title = AxisTitle(AnyView(text), position, alignment, spacing, isVertical: true)
    return chart { $0.y.title = title }
  }

  /// A name of the vertical axis, above its labels where nothing is said.
  ///
  /// - Parameter spacing: Points between the name and the axis; 4 where nothing is said.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> _ModifiedView {
    let title = AxisTitle(AnyView(content()), position, alignment, spacing, isVertical: true)
    return chart { $0.y.title = title }
  }
}
