import DiagnosticRecords
import Foundation
import LayoutEngine
import ResourceCatalogs
import SwiftUI
import TestSupport
import Testing
import VectorDrawing
import ViewGraph

@MainActor struct UndrawnPictureTests {
  @Test func `a frame stands for a PDF, as large as it, and says so`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("%PDF-1.4 << /MediaBox [0 0 30 20] >>".utf8)
      .write(to: folder.appendingPathComponent("drawing.pdf"))

    let session = LayoutProbe.makeSession { $0.assets = AssetCatalog(reading: [folder.path]) }
    let root = _ViewResolver(environment: EnvironmentValues(session: session))
      .single(Image("drawing"))
    #expect(root.size(.unspecified) == CGSize(width: 30, height: 20))
    root.place(at: .zero, proposal: .unspecified)
    var painter = Painter(grid: session.inputs.grid)
    painter.paint(root)
    let drawn = leaves(painter.items)
    let isFramed = drawn.contains { if case .stroke = $0 { true } else { false } }
    let isBitmap = drawn.contains { if case .image = $0 { true } else { false } }
    #expect(isFramed && !isBitmap)
    #expect(session.outcome.diagnostics.map(\.rule) == ["pdf-not-drawn"])
  }

  private func leaves(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item in
      if case .group(let group) = item { return leaves(group.children) }
      return [item]
    }
  }
}
