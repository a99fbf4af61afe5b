public import ViewGraph

/// The ring of watches, drawn as that of accessories.
public struct CircularGaugeStyle: GaugeStyle {
  private let tint: (any ShapeStyle)?

  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public nonisolated init(tint: Gradient) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    tinted(AccessoryCircularGaugeStyle().makeBody(configuration: configuration), tint)
  }
}

/// The bar of watches, drawn as that of accessories.
public struct LinearGaugeStyle: GaugeStyle {
  private let tint: (any ShapeStyle)?

  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public nonisolated init(tint: Gradient) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    tinted(AccessoryLinearGaugeStyle().makeBody(configuration: configuration), tint)
  }
}

/// A gauge in a tint of its own, if it has one.
@MainActor @ViewBuilder private func tinted(
  _ gauge: some View, _ tint: (any ShapeStyle)?
) -> some View {
  if let tint { under(tint, gauge) } else { gauge }
}

private func under(_ tint: some ShapeStyle, _ gauge: some View) -> _ModifiedView {
  gauge.tint(tint)
}

extension GaugeStyle where Self == CircularGaugeStyle {
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
