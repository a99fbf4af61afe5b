import DiagnosticRecords
import Foundation
import LayoutEngine
import ResourceCatalogs
import SwiftUI
import TestSupport
import UIKit
import UsageSamples
import VectorDrawing
import ViewGraph

/// What came of a sample in a window of 160 × 120 points.
@MainActor struct DrawnSample {
  let items: [DisplayItem]
  let diagnostics: [Diagnostic]
  /// Whether a labelled box stands for something.
  let hasStandIn: Bool

  init(_ view: any View) {
    let session = LayoutProbe.makeSession { $0.assets = Self.assets }
    UIKitSetting.current.assets = Self.assets
    let root = _ViewResolver(environment: EnvironmentValues(session: session)).single(view)
    root.place(at: .zero, proposal: ProposedViewSize(width: 160, height: 120))
    var painter = Painter(grid: session.inputs.grid)
    painter.paint(root)
    items = painter.items
    diagnostics = session.outcome.diagnostics
    hasStandIn = painter.nodes.contains { $0.type == "StandIn" }
  }

  /// The catalog of a demo, which has colours and photographs.
  private static let assets: AssetCatalog = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return AssetCatalog(
      reading: [root.appendingPathComponent("Sources/Demos/Caffeine/Assets.xcassets").path])
  }()

  /// The items as text, to compare pictures; nodes may be numbered otherwise.
  var picture: String {
    items.map { "\($0)".replacing(/node: \d+/, with: "") }.joined(separator: "\n")
  }
}
