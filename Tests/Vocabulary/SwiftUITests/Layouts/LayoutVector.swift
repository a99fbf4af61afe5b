import Foundation
import SwiftUI
import TestSupport

/// A layout Apple's SwiftUI was measured with (Facts/recordings.md#cases, by its id).
struct LayoutVector: Sendable, CustomStringConvertible {
  let id: String
  let window: CGSize
  /// x, y, width and height by the name of the view.
  let frames: [String: [Double]]
  let view: @MainActor @Sendable () -> any View

  var description: String { id }

  init(
    _ id: String, _ width: CGFloat, _ height: CGFloat, _ frames: [String: [Double]],
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
  ) {
    (self.id, window, self.frames) = (id, CGSize(width: width, height: height), frames)
    self.view = { view() }
  }

  /// The frames that are not as measured, in words.
  @MainActor var differences: [String] {
    let probe = LayoutProbe(view(), width: window.width, height: window.height)
    return frames.keys.sorted().compactMap { name in
      guard let frame = probe.frame(name), let wanted = frames[name] else {
        return "\(name) is missing"
      }
      let found = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      let same = zip(found, wanted).allSatisfy { abs($0 - $1) <= 0.01 }
      return same ? nil : "\(name) lies at \(found), not \(wanted)"
    }
  }
}

extension View {
  /// A short name for the identifier by which tests find a view.
  nonisolated func named(_ name: String) -> _ModifiedView { accessibilityIdentifier(name) }
}
