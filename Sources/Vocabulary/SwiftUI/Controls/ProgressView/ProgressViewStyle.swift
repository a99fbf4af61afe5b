import Foundation
import ResourceCatalogs
import VectorDrawing
public import ViewGraph

@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct ProgressViewStyleConfiguration: @unchecked Sendable {
  public nonisolated struct Label: View, PrimitiveView {
    let view: AnyView
    @MainActor package func resolve(into resolver: _ViewResolver) { view._resolve(resolver) }
  }

  public nonisolated struct CurrentValueLabel: View, PrimitiveView {
    let view: AnyView
    @MainActor package func resolve(into resolver: _ViewResolver) { view._resolve(resolver) }
  }

  /// 0…1, or `nil` where the end is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// The system's choice: a bar, or a ring where the end is not known.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.controlMeasures) private var measures

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      CapacityBar(
        fraction: configuration.fractionCompleted ?? 0, height: measures.progress.bar,
        style: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
      )
      .frame(minHeight: measures.progress.row)
      if let value = configuration.currentValueLabel {
        value.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }
  /// A ring in a colour of its own; the spinner stays grey.
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.controlMeasures) private var measures

  var body: some View {
    let accent = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
    if let fraction = configuration.fractionCompleted {
      VStack(spacing: measures.progress.ringSpacing.map { CGFloat($0) }) {
        RingGauge(
          fraction: fraction, opening: 0, style: accent, trackOpacity: 0.2,
          diameter: measures.ring
        ) {
          configuration.currentValueLabel
        }
        if measures.progress.ringSpacing != nil { configuration.label }
      }
    } else {
      VStack(spacing: measures.progress.ringSpacing.map { CGFloat($0) }) {
        SpinnerPicture(size: measures.spinner)
        configuration.label
      }
    }
  }
}

/// A still of the spinner: eight petals that fade around the circle.
struct SpinnerPicture: View {
  /// Its width and height, points.
  let size: CGFloat

  var body: some View {
    ZStack {
      ForEach(0..<8) { index in
        Capsule()
          .frame(width: size / 8, height: size * 0.3)
          .offset(y: size * -0.35)
          .rotationEffect(.degrees(Double(index) * 45))
          .opacity(0.25 + 0.75 * Double(index) / 7)
      }
    }
    .foregroundStyle(Color.gray)
    .frame(width: size, height: size)
  }
}

/// A bar filled up to a fraction.
struct CapacityBar: View {
  let fraction: Double
  /// Points.
  let height: CGFloat
  let style: AnyShapeStyle

  var body: some View {
    Capsule().fill(.fill)
      .overlay(alignment: .leading) {
        GeometryReader { proxy in
          Capsule().fill(style).frame(width: max(0, proxy.size.width * CGFloat(fraction)))
        }
      }
      .frame(height: height)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> _ModifiedView {
    nonisolated(unsafe) let style = style
    return styled(ProgressStyleKey.self) { style.makeBody(configuration: $0) }
  }
}
