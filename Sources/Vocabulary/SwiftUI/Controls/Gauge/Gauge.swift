import LayoutEngine
public import ViewGraph

public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View, PositionedView {
  let configuration: GaugeStyleConfiguration
  /// The share of the range, which may be no number.
  private let share: Double
  package var position: ViewPosition?

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: AnyView?, least: AnyView?,
    most: AnyView?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    share = length.isFinite ? part : length
    configuration = GaugeStyleConfiguration(
      value: part.isNaN ? 0 : max(0, min(1, part)), label: .init(view: AnyView(label)),
      currentValueLabel: current.map { .init(view: $0) },
      minimumValueLabel: least.map { .init(view: $0) },
      maximumValueLabel: most.map { .init(view: $0) })
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    if !share.isFinite { resolver.session.reportNumbers("The value of Gauge") }
    let style = resolver.environment[GaugeStyleKey.self]
    var note = AccessibilityNote()
    note.children = .combine
    note.measure = .gauge(configuration.value)
    if configuration.currentValueLabel == nil {
      note.value = resolver.environment.spokenPercent(configuration.value)
    }
    for node in resolver.collect(style(configuration)) {
      var content = Node(.group, "Gauge")
      content.notes.accessibility = note
      resolver.nodes.append(resolver.wrap(node, content))
    }
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value within a range; what lies outside is drawn at its end.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(value, bounds, label: label(), current: nil, least: nil, most: nil) }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, bounds, label: label(), current: AnyView(currentValueLabel()), least: nil, most: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: AnyView(currentValueLabel()),
      least: AnyView(minimumValueLabel()), most: AnyView(maximumValueLabel()))
  }
}

/// How gauges are drawn.
enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: (GaugeStyleConfiguration) -> AnyView {
    { configuration in
      MainActor.assumeIsolated {
        AnyView(DefaultGaugeStyle().makeBody(configuration: configuration))
      }
    }
  }
}
