import SwiftUI

/// Draws each letter for itself, so that the face of a watch can turn it. Letters of scripts that
/// run from right to left join, and stay together.
struct LetterByLetter: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      if run.layoutDirection == .rightToLeft {
        context.draw(run)
      } else {
        run.forEach { context.draw($0) }
      }
    }
  }
}
