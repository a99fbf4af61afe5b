import Foundation
import ResourceCatalogs
import VectorDrawing
public import ViewGraph

/// The system's choice: a filled bar.
public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGauge(configuration: configuration)
  }
}

private struct LinearCapacityGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.controlMeasures) private var measures

  var body: some View {
    VStack(alignment: .leading, spacing: measures.gauge.spacing) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        CapacityBar(
          fraction: configuration.value, height: measures.gauge.bar,
          style: AnyShapeStyle(GaugeTint(course: .line)))
        configuration.maximumValueLabel
      }
      .frame(minHeight: measures.gauge.row)
      configuration.currentValueLabel
    }
  }
}

/// A bar with a mark at the value. It is 8 points high, also between labels, as recorded
/// (Facts/recordings.md#gauges-and-progress).
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      Capsule().fill(GaugeTint(course: .line))
        .overlay {
          GeometryReader { proxy in
            Circle().fill(Color.white).frame(width: 8, height: 8)
              .position(
                x: 4 + (proxy.size.width - 8) * CGFloat(configuration.value),
                y: proxy.size.height / 2)
          }
        }
        .frame(height: 8)
      configuration.maximumValueLabel
    }
    .frame(height: 8)
  }
}

/// A filled bar under its label. The row of the bar is 8 points high, also between labels, and 6
/// from the lines, as recorded (Facts/recordings.md#gauges-and-progress).
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        CapacityBar(
          fraction: configuration.value, height: 8, style: AnyShapeStyle(GaugeTint(course: .line)))
        configuration.maximumValueLabel
      }
      .frame(height: 8)
      configuration.currentValueLabel
    }
  }
}

/// A ring, open at the bottom, with a mark at the value; the range or the label lies in the
/// opening.
/// The ring covers 270°, with bounds 242° (Facts/layout.md#accessory-gauges).
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let hasBounds = configuration.minimumValueLabel != nil
    let opening: Double = hasBounds ? 118 : 90
    let tint = GaugeTint(course: .ring(1 - opening / 360))
    return RingGauge(
      fraction: configuration.value, opening: opening, style: AnyShapeStyle(tint),
      trackOpacity: 1, marks: true
    ) {
      // 24 points in the middle, measured (Facts/layout.md#accessory-gauges).
      configuration.currentValueLabel?.font(.system(size: 24, weight: .medium))
    }
    .overlay(alignment: .bottom) {
      HStack(spacing: 4) {
        if hasBounds {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        } else {
          configuration.label
        }
      }
      .font(.system(size: 11))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      // Between the ends of the ring, also where a watch has room for a smaller one.
      .padding(.horizontal, 13)
    }
  }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(
      fraction: configuration.value, opening: 0,
      style: AnyShapeStyle(GaugeTint(course: .ring(1))), trackOpacity: 0.2
    ) {
      if let value = configuration.currentValueLabel {
        value.font(.system(size: 24, weight: .medium))
      } else {
        configuration.label
      }
    }
  }
}
