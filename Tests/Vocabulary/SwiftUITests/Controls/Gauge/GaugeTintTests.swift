import SwiftUI
import TestSupport
import Testing
import VectorDrawing
import ViewGraph

@MainActor struct GaugeTintTests {
  /// The gradients that a gauge under a tint is painted with.
  private func gradients(_ gauge: some View) -> [GradientPaint] {
    let probe = LayoutProbe(gauge, width: 100, height: 100)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    var rest = painter.items[...]
    var found: [GradientPaint] = []
    while let item = rest.popFirst() {
      switch item {
      case .fill(_, let paint, _, _), .stroke(_, let paint, _, _):
        if case .gradient(let gradient) = paint { found.append(gradient) }
      case .group(let group): rest += group.children
      default: break
      }
    }
    return found
  }

  private func courses(_ gauge: some View) -> [String] {
    gradients(gauge).map {
      switch $0.geometry {
      case .linear: "linear"
      case .radial: "radial"
      case .angular: "angular"
      }
    }
  }

  private let gauge = Gauge(value: 0.5) { Text("x") }
  private let colors = Gradient(colors: [.green, .red])

  @Test func `a gradient runs along the ring of a gauge`() {
    #expect(courses(gauge.gaugeStyle(.accessoryCircular).tint(colors)) == ["angular"])
    #expect(courses(gauge.gaugeStyle(CircularGaugeStyle(tint: colors))) == ["angular"])
    #expect(courses(gauge.gaugeStyle(LinearGaugeStyle(tint: colors))) == ["linear"])
    #expect(courses(gauge.gaugeStyle(.accessoryLinear).tint(colors)) == ["linear"])
  }

  @Test func `a gradient with a direction keeps it`() {
    let radial = RadialGradient(
      gradient: colors, center: .center, startRadius: 0, endRadius: 20)
    #expect(courses(gauge.gaugeStyle(.accessoryCircular).tint(radial)) == ["radial"])
    #expect(courses(gauge.gaugeStyle(.accessoryCircular).tint(.red)).isEmpty)
  }

  @Test func `each round end of a ring keeps its own colour`() throws {
    let ring = try #require(gradients(gauge.gaugeStyle(.accessoryCircular).tint(colors)).first)
    let stops = ring.stops
    // A quarter of the circle is open; green ends and red begins in its middle.
    #expect(stops.map(\.location) == [0, 0.75, 0.875, 0.875])
    #expect(stops.map { $0.color == stops[0].color } == [true, false, false, true])
    #expect(stops[1].color == stops[2].color)
  }
}
