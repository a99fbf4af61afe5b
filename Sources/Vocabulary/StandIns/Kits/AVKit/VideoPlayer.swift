public import AVFoundation
public import SwiftUI
public import ViewGraph

/// Shows a film. A widget cannot: a labelled box stands for it.
public nonisolated struct VideoPlayer<VideoOverlay: View>: View, RefusedView {
  package static var refusedName: String { "VideoPlayer" }

  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {}
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
