public import SwiftUI

extension View {
  /// Changes the plot of the charts inside.
  public nonisolated func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> C
  ) -> _ModifiedView {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// A view behind a chart that knows where its values lie.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> _ModifiedView {
    chart { $0.background = ChartLayer(alignment: alignment) { AnyView(content($0)) } }
  }

  /// A view in front of a chart that knows where its values lie.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> _ModifiedView {
    chart { $0.overlay = ChartLayer(alignment: alignment) { AnyView(content($0)) } }
  }

  /// A name of the horizontal axis; it is not drawn yet.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> _ModifiedView { chart { $0.x.label = AnyView(Text(labelKey)) } }

  /// A name of the horizontal axis; it is not drawn yet.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> _ModifiedView {
    let text = Text(verbatim: String(label))
    return chart { $0.x.label = AnyView(text) }
  }

  /// A name of the vertical axis; it is not drawn yet.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> _ModifiedView { chart { $0.y.label = AnyView(Text(labelKey)) } }

  /// A name of the vertical axis; it is not drawn yet.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> _ModifiedView {
    let text = Text(verbatim: String(label))
    return chart { $0.y.label = AnyView(text) }
  }
}

/// The plot of a chart as a view.
public nonisolated struct ChartPlotContent: View {
  let view: AnyView
  /// Never asked for.
  public var body: some View { view }
}
