import DiagnosticRecords
import Foundation
import SwiftUI
import TestSupport
import Testing
import VectorDrawing
import ViewGraph

/// A modifier that a picture cannot follow, and what is said of it.
private struct Said: Sendable, CustomStringConvertible {
  let rules: [String]
  let view: @MainActor @Sendable () -> any View

  var description: String { rules.joined(separator: ", ") }
}

private struct Skew: GeometryEffect {
  nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var projection = ProjectionTransform()
    projection.m13 = 0.01
    return projection
  }
}

private struct Namespaced: View {
  @Namespace private var names
  let isSource: Bool

  var body: some View {
    Color.red.matchedGeometryEffect(id: "a", in: names, isSource: isSource)
  }
}

private struct Gauge: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

private let said: [Said] = [
  Said(rules: ["shader-not-run"]) {
    Color.red.layerEffect(ShaderLibrary.ripple(.float(1), .boundingRect), maxSampleOffset: .zero)
  },
  Said(rules: []) { Color.red.colorEffect(ShaderLibrary.ripple(), isEnabled: false) },
  Said(rules: ["line-height-not-followed"]) { Text("a").lineHeight(.loose) },
  Said(rules: []) { Text("a").lineHeight(.normal) },
  Said(rules: ["view-not-allowed-in-widgets"]) { Gauge() },
  Said(rules: ["action-not-called"]) { Color.red.onChange(of: 1) {} },
  Said(rules: ["action-not-called"]) {
    Color.red.onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { _ in })
  },
  Said(rules: []) { Color.red.onTapGesture {} },
  Said(rules: ["matched-geometry-not-followed"]) { Namespaced(isSource: false) },
  Said(rules: []) { Namespaced(isSource: true) },
  Said(rules: ["perspective-not-drawn"]) { Color.red.modifier(Skew()) },
  Said(rules: ["symbol-mode-not-drawn"]) { Color.red.symbolColorRenderingMode(.gradient) },
  Said(rules: []) { Color.red.symbolColorRenderingMode(.flat) },
  Said(rules: ["symbol-mode-not-drawn"]) { Color.red.symbolVariableValueMode(.draw) },
  Said(rules: []) {
    Color.red.background(.blue).safeAreaBar(edge: .bottom) { Text("bar").help("hint") }
  },
  Said(rules: ["alpha-threshold-not-drawn"]) {
    Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.2, max: 0.6))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
  },
]

@MainActor @Test(arguments: said) private func whatIsNotFollowedIsSaid(_ said: Said) {
  let probe = LayoutProbe(said.view(), width: 100, height: 100)
  var painter = Painter(grid: probe.session.inputs.grid)
  painter.paint(probe.root)
  #expect(probe.session.outcome.diagnostics.map(\.rule) == said.rules)
}
