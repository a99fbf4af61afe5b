import SwiftUI

/// Facts/recordings.md#cases, position/*.
let positionCases: [VectorCase] = [
  .frames("position/safe-area") {
    HStack(spacing: 20) {
      VStack(spacing: 0) { Color.red.named("plainContent") }
        .safeAreaInset(edge: .bottom) { Color.red.frame(height: 30).named("plainBar") }
        .frame(width: 100, height: 200).named("plain")
      ScrollView { rows(8, prefix: "row").named("scrollContent") }
        .safeAreaInset(edge: .bottom) { Color.red.frame(height: 30).named("scrollBar") }
        .frame(width: 100, height: 200).named("scroll")
      VStack(spacing: 0) { Color.red.named("ignoringContent") }
        .ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 30).named("ignoringBar") }
        .frame(width: 100, height: 200).named("ignoring")
    }.named("row")
  },
  .frames("position/safe-area-padding") {
    HStack(spacing: 20) {
      Color.red.safeAreaPadding(20).frame(width: 100, height: 150).named("padded")
      ScrollView { rows(6, prefix: "prow").named("paddedScrollContent") }
        .safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).named("paddedScroll")
    }.named("row")
  },
]

@MainActor private func rows(_ count: Int, prefix: String) -> some View {
  VStack(spacing: 0) {
    ForEach(0..<count, id: \.self) { Color.red.frame(height: 30).named("\(prefix)\($0)") }
  }
}
