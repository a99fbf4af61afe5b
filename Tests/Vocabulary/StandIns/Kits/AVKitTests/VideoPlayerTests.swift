import AVKit
import DiagnosticRecords
import SwiftUI
import TestSupport
import Testing
import ViewGraph

@MainActor @Test("A film is a labelled box, and an error says so")
func film() {
  let view = VideoPlayer(player: AVPlayer()).frame(width: 40, height: 20).accessibilityIdentifier(
    "a")
  let probe = LayoutProbe(view, width: 100, height: 100)
  #expect(probe.frame("a")?.size == CGSize(width: 40, height: 20))
  #expect(probe.session.outcome.diagnostics.map(\.rule) == ["view-not-allowed-in-widgets"])
  #expect(probe.session.outcome.diagnostics.first?.message.contains("VideoPlayer") == true)
  #expect(!AVPictureInPictureController.isPictureInPictureSupported())
}
