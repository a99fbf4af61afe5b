public import ViewGraph

@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct GaugeStyleConfiguration: @unchecked Sendable {
  public nonisolated struct Label: View, PrimitiveView {
    let view: AnyView
    @MainActor package func resolve(into resolver: _ViewResolver) { view._resolve(resolver) }
  }

  public typealias CurrentValueLabel = Label
  public typealias MinimumValueLabel = Label
  public typealias MaximumValueLabel = Label

  /// 0…1 of the range.
  public let value: Double
  public let label: Label
  public var currentValueLabel: Label?
  public var minimumValueLabel: Label?
  public var maximumValueLabel: Label?
}

extension View {
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
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
