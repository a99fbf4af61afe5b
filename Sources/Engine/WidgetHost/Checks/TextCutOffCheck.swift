package import DiagnosticRecords
import Foundation

extension Rule {
  package static let textCutOff = Rule(
    "text-cut-off", fault: .design, .warning, "Text is cut off or shrunk beyond reading",
    why: "A widget is read at a glance and cannot be scrolled: what is left out is never seen.",
    remedy: "Give the text more room or lines, say less, or let it shrink a little with "
      + "`minimumScaleFactor`; `truncationMode` says that it is meant to be cut.")
}

/// Texts that have no room for all their letters, or only in letters far smaller than asked for.
/// What the code says itself how to cut, by `truncationMode`, is expected to be cut.
package struct TextCutOffCheck: PictureCheck {
  package let rule = Rule.textCutOff

  package init() {}

  /// Letters smaller than this share of their size are no longer what was designed. What is
  /// between is what `minimumScaleFactor` is for.
  private static let smallestScale: CGFloat = 0.7

  package func findings(in picture: CheckedPicture) -> [CheckFinding] {
    picture.texts.all.compactMap { text in
      if text.isCutOff { return CheckFinding(text, "is cut off.") }
      guard text.scale < Self.smallestScale else { return nil }
      let percent = Int((text.scale * 100).rounded())
      return CheckFinding(text, "is shrunk to \(percent) % of its size.")
    }
  }
}
