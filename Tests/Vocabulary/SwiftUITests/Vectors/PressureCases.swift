import Foundation
import SwiftUI

/// Facts/recordings.md#cases, pressure/*.
let pressureCases: [VectorCase] = [
  .frames("pressure/heights") {
    HStack(alignment: .top, spacing: 10) {
      ForEach([8, 20, 32, 40, 48, 70], id: \.self) { height in
        Text(paragraph).named("t\(height)")
          .frame(width: 110, height: CGFloat(height), alignment: .topLeading).named("h\(height)")
      }
    }.named("row")
  },
  .frames("pressure/stack-tight") {
    VStack(spacing: 0) {
      Color.red.frame(height: 40).named("top")
      Text(paragraph).frame(width: 150, alignment: .leading).named("text")
      Color.red.frame(height: 40).named("bottom")
    }.named("stack")
  },
  .frames("pressure/stack-spacer-fits") { spaced(Spacer()) },
  .frames("pressure/spacer-min30") { spaced(Spacer(minLength: 30)) },
  .frames("pressure/spacer-roomy") { spaced(Spacer(minLength: nil)) },
  .frames("pressure/two-texts") {
    VStack(spacing: 0) {
      Text(paragraph).frame(width: 150).named("first")
      Text(short).frame(width: 150).named("second")
    }.named("stack")
  },
  .frames("pressure/three-texts") {
    VStack(spacing: 0) {
      Text(paragraph).frame(width: 150).named("a")
      Text(short).frame(width: 150).named("b")
      Text(paragraph).frame(width: 150).named("c")
    }.named("stack")
  },
]

private let short = "Short second text that wraps twice here"

@MainActor private func spaced(_ spacer: Spacer) -> some View {
  VStack(spacing: 0) {
    Color.red.frame(height: 40).named("top")
    Text(paragraph).frame(width: 150).named("text")
    spacer.named("spacer")
    Color.red.frame(height: 40).named("bottom")
  }.named("stack")
}
