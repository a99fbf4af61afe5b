import Foundation
import LayoutEngine
import ResourceCatalogs
import SwiftUI
import VectorDrawing
import ViewGraph

/// A control as Control Centre shows it: a symbol on a round plate or, where there is room, with
/// its title and status beside it. What is on has a light plate and its symbol in the tint (Apple,
/// "Creating controls to perform actions across the system"), all else white ones on a dark plate,
/// in light and dark, as Control Centre lies on a dark ground. The plates are flat approximations
/// of the system's materials; sizes are not published.
struct ControlPicture: View, PrimitiveView {
  let sketch: _ControlSketch
  /// Points.
  let size: CGSize

  private var isOn: Bool { sketch.isOn == true }
  private var isWide: Bool { size.width > size.height * 1.5 }

  @MainActor func resolve(into resolver: _ViewResolver) {
    let label = ControlLabel(sketch.label, in: resolver)
    let value = sketch.isOn.map { isOn in
      ControlLabel(sketch.valueLabel?(isOn) ?? Text(isOn ? "On" : "Off"), in: resolver)
    }
    let symbol = value?.icon ?? label.icon
    face(symbol, label.title, value?.title ?? label.subtitle)._resolve(resolver)
  }

  private func face(_ symbol: AnyView?, _ title: AnyView?, _ status: AnyView?) -> some View {
    let plate = Color(.system(isOn ? .controlOnBackground : .controlBackground))
    let ink: Color = isOn ? .black : .white
    let icon = symbol.font(.system(size: 25)).foregroundStyle(
      isOn ? sketch.tint ?? .blue : sketch.isOn == nil ? sketch.tint ?? .white : .white
    ).frame(width: size.height * 0.6, height: size.height)
    return HStack(spacing: 4) {
      icon
      if isWide {
        VStack(alignment: .leading, spacing: 1) {
          title.font(.system(size: 15, weight: .semibold)).foregroundStyle(ink)
          status.font(.system(size: 13)).foregroundStyle(ink.opacity(0.7))
        }
        .lineLimit(2)
        .minimumScaleFactor(0.8)
        Spacer(minLength: 0)
      }
    }
    .privacySensitive(sketch.isPrivate)
    .padding(.horizontal, isWide ? 12 : 0)
    .opacity(sketch.isDisabled ? 0.4 : 1)
    .frame(width: size.width, height: size.height)
    .background(Capsule().fill(plate))
    .clipShape(Capsule())
  }
}

/// The parts of a control's label: its symbol, its title and, below it, a second text. Those of a
/// `Label` if there is one, else the first image and text; what has no text at all is a symbol.
private struct ControlLabel {
  var title: AnyView?
  var subtitle: AnyView?
  var icon: AnyView?

  @MainActor init(_ view: any View, in resolver: _ViewResolver) {
    let all = AnyView(erasing: view)
    let probe = LabelProbe()
    let besides = ContentParts(resolver.collect(all.labelStyle(ProbingLabelStyle(probe: probe))))
    if let label = probe.label {
      let isAlone = besides.texts.isEmpty && besides.images.isEmpty
      title = isAlone ? AnyView(all.labelStyle(.titleOnly)) : AnyView(label.title)
      icon = isAlone ? AnyView(all.labelStyle(.iconOnly)) : AnyView(label.icon)
      let rest = AnyView(all.labelStyle(ProbingLabelStyle(probe: LabelProbe())))
      if !besides.texts.isEmpty { subtitle = Self.part(of: rest) { $0.texts.first } }
    } else if view is Text {
      title = all
    } else if besides.texts.isEmpty {
      icon = all
    } else {
      if !besides.images.isEmpty { icon = Self.part(of: all) { $0.images.first } }
      title = Self.part(of: all) { $0.texts.first }
      if besides.texts.count > 1 { subtitle = Self.part(of: all) { $0.texts[1] } }
    }
  }

  private static func part(
    of view: AnyView, _ part: @escaping @MainActor (ContentParts) -> LayoutNode?
  ) -> AnyView { AnyView(PartOfContent(content: view, part: part)) }
}

/// The first label that was met.
private final class LabelProbe {
  var label: LabelStyleConfiguration?
}

/// Draws nothing and notes what it was asked to draw.
private struct ProbingLabelStyle: LabelStyle {
  let probe: LabelProbe

  func makeBody(configuration: Configuration) -> some View {
    if probe.label == nil { probe.label = configuration }
    return EmptyView()
  }
}
