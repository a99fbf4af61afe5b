import Foundation
import SwiftUI
import TestSupport

/// Where the parts of a label lie, in whole points of a window of 200 × 100.
struct LabelCase: Sendable, CustomStringConvertible {
  let name: String
  let expected: String
  let view: @MainActor @Sendable () -> any View

  var description: String { name }

  @MainActor var frames: String {
    let probe = LayoutProbe(view(), width: 200, height: 100)
    return ["icon", "title"].map { id in
      guard let frame = probe.frame(id) else { return "–" }
      let numbers = [frame.minX, frame.midY, frame.width, frame.height]
      return numbers.map { "\((Double($0) * 10).rounded() / 10)" }.joined(separator: " ")
    }.joined(separator: " / ")
  }
}

/// A label of a rectangle and a rectangle, whose bottom is its baseline.
@MainActor private func label(icon: CGFloat, title: CGFloat) -> some View {
  Label {
    Color.red.frame(width: 50, height: title).accessibilityIdentifier("title")
  } icon: {
    Color.red.frame(width: icon, height: icon).accessibilityIdentifier("icon")
  }
}

let labelCases: [LabelCase] = [
  // The title's bottom at 58 is its baseline; capitals of the body font are 12 high.
  LabelCase(
    name: "the icon is 8 before the title, half a capital above its baseline",
    expected: "61.0 52.0 20.0 20.0 / 89.0 48.0 50.0 20.0"
  ) {
    label(icon: 20, title: 20)
  },
  LabelCase(name: "the title alone", expected: "– / 75.0 50.0 50.0 20.0") {
    label(icon: 20, title: 20).labelStyle(.titleOnly)
  },
  LabelCase(name: "the icon alone", expected: "90.0 50.0 20.0 20.0 / –") {
    label(icon: 20, title: 20).labelStyle(.iconOnly)
  },
  LabelCase(name: "a style of one's own", expected: "75.0 70.0 20.0 20.0 / 75.0 30.0 50.0 20.0") {
    label(icon: 20, title: 20).labelStyle(ReversedLabelStyle())
  },
]

/// The title above the icon.
private struct ReversedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 20) {
      configuration.title
      configuration.icon
    }
  }
}
