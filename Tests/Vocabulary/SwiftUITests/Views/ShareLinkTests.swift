import CoreTransferable
import DiagnosticRecords
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewGraph

private struct Tea: Codable, Transferable {
  var name = "Sencha"

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(exportedContentType: .png) { _ in Data() }
    ProxyRepresentation(exporting: \.name)
  }
}

private struct Leaf: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .data) { _ in
      SentTransferredFile(URL(fileURLWithPath: "/leaf"))
    }
    .suggestedFileName("leaf")
  }
}

@MainActor @Test("What is shared is a labelled box, and what is dragged draws as it is")
func sharing() {
  let view = VStack {
    ShareLink(item: Tea(), preview: SharePreview("Tea"))
    Color.red.draggable(Leaf()).dropDestination(for: Tea.self) { _, _ in true }
  }
  let probe = LayoutProbe(view, width: 100, height: 100)
  #expect(probe.session.outcome.diagnostics.map(\.rule) == ["view-not-allowed-in-widgets"])
}
