import SwiftUI
import TestSupport
import Testing
import VectorDrawing
import ViewGraph

@MainActor struct GaugeTintTests {
  /// The paints of a gauge under a tint, those that are single colours left out.
  private func gradients(_ gauge: some View) -> [String] {
    let probe = LayoutProbe(gauge, width: 100, height: 100)
    var painter = Painter(grid: probe.session.grid)
    painter.paint(probe.root)
    var rest = painter.items[...]
    var found: [String] = []
    while let item = rest.popFirst() {
      switch item {
      case .fill(_, let paint, _, _), .stroke(_, let paint, _, _):
        guard case .gradient(let gradient) = paint else { break }
        switch gradient.geometry {
        case .linear: found.append("linear")
        case .radial: found.append("radial")
        case .angular: found.append("angular")
        }
      case .group(let group): rest += group.children
      default: break
      }
    }
    return found
  }

  private let gauge = Gauge(value: 0.5) { Text("x") }
  private let colors = Gradient(colors: [.green, .red])

  @Test func `a gradient runs along the ring of a gauge`() {
    #expect(gradients(gauge.gaugeStyle(.accessoryCircular).tint(colors)) == ["angular"])
    #expect(gradients(gauge.gaugeStyle(.accessoryLinear).tint(colors)) == ["linear"])
  }

  @Test func `a gradient with a direction keeps it`() {
    let radial = RadialGradient(
      gradient: colors, center: .center, startRadius: 0, endRadius: 20)
    #expect(gradients(gauge.gaugeStyle(.accessoryCircular).tint(radial)) == ["radial"])
    #expect(gradients(gauge.gaugeStyle(.accessoryCircular).tint(.red)).isEmpty)
  }
}
