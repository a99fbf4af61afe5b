public import ViewGraph

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// What a gauge looks like.
  associatedtype Body: View
  /// What a gauge is drawn of.
  typealias Configuration = GaugeStyleConfiguration
  /// Draws a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style draws a gauge of.
public nonisolated struct GaugeStyleConfiguration: @unchecked Sendable {
  /// A part of the gauge.
  public nonisolated struct Label: View, PrimitiveView {
    let view: AnyView
    @MainActor package func resolve(into resolver: _ViewResolver) { view._resolve(resolver) }
  }

  /// What stands for the value.
  public typealias CurrentValueLabel = Label
  /// What stands for the beginning of the range.
  public typealias MinimumValueLabel = Label
  /// What stands for the end of the range.
  public typealias MaximumValueLabel = Label

  /// 0…1 of the range.
  public let value: Double
  /// What the gauge is for.
  public let label: Label
  /// The value in words; `nil` where the gauge has none.
  public var currentValueLabel: Label?
  /// The beginning of the range in words; `nil` where the gauge has none.
  public var minimumValueLabel: Label?
  /// The end of the range in words; `nil` where the gauge has none.
  public var maximumValueLabel: Label?
}

extension View {
  /// How gauges in the view look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> _ModifiedView {
    nonisolated(unsafe) let style = style
    return modified(
      ValuesModifier { values in
        values[GaugeStyleKey.self] = { configuration in
          MainActor.assumeIsolated { AnyView(style.makeBody(configuration: configuration)) }
        }
      })
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The system's choice: a filled bar.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar filled up to the value, under its label, for small places.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
