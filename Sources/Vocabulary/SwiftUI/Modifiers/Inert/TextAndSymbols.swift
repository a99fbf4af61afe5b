import DiagnosticRecords
public import Foundation
import FoundationAdditions
public import ViewGraph

extension View {
  /// The lines keep the height of their font, and that is said; use `lineSpacing`.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> _ModifiedView {
    guard let lineHeight, lineHeight != .normal else { return modified(InertModifier()) }
    return modified(
      ReportModifier(
        .lineHeightNotFollowed, "lineHeight is not followed: lines keep the height of their font.",
        hint: "Use lineSpacing for lines further apart."))
  }
}

extension Rule {
  static let lineHeightNotFollowed = Rule(
    "line-height-not-followed", fault: .vitrine, .warning, "A line height is not followed",
    why: "Lines keep the height of their font.", remedy: "Use lineSpacing for lines further apart.")
}
