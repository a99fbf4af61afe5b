import Foundation
import FoundationAdditions
import UIKit
import ViewGraph

extension TextPrinter {
  /// Appends an attributed string, one run per stretch of equal attributes.
  mutating func append(_ text: AttributedString, _ outer: TextStyle) {
    for run in text.runs {
      append(String(text[run.range].characters), style(of: run, outer))
    }
  }

  /// The style of a stretch of an attributed string.
  func style(of run: AttributedString.Runs.Run, _ outer: TextStyle) -> TextStyle {
    var style = outer
    if let intent = run.inlinePresentationIntent { apply(intent, to: &style) }
    if run.link != nil { style.foreground = Color(.accent) }
    apply(run.uiKit, to: &style)
    let attributes = run.swiftUI
    if let font = attributes.font { style.font = font }
    if let color = attributes.foregroundColor { style.foreground = color }
    if let color = attributes.backgroundColor { style.background = color }
    if let kern = attributes.kern { style.kerning = kern }
    if let tracking = attributes.tracking { style.tracking = tracking }
    if let offset = attributes.baselineOffset { style.baselineOffset = offset }
    if let line = attributes.underlineStyle { style.underline = line.decoration }
    if let line = attributes.strikethroughStyle { style.strikethrough = line.decoration }
    return style
  }

  /// What UIKit's attributes say; Apple's own texts show them as well, though no page promises it.
  private func apply(
    _ attributes: ScopedAttributeContainer<AttributeScopes.UIKitAttributes>,
    to style: inout TextStyle
  ) {
    if let font = attributes.font { style.font = font.font }
    if let color = attributes.foregroundColor { style.foreground = Color(uiColor: color) }
    if let color = attributes.backgroundColor { style.background = Color(uiColor: color) }
    if let kern = attributes.kern { style.kerning = kern }
    if let tracking = attributes.tracking { style.tracking = tracking }
    if let offset = attributes.baselineOffset { style.baselineOffset = offset }
    if let line = attributes.underlineStyle {
      style.underline = Text.LineStyle(line, attributes.underlineColor)?.decoration
    }
    if let line = attributes.strikethroughStyle {
      style.strikethrough = Text.LineStyle(line, attributes.strikethroughColor)?.decoration
    }
  }

  private func apply(_ intent: InlinePresentationIntent, to style: inout TextStyle) {
    if intent.contains(.stronglyEmphasized) { style.context.isBold = true }
    if intent.contains(.emphasized) { style.context.isItalic = true }
    if intent.contains(.code) { style.context.isMonospaced = true }
    if intent.contains(.strikethrough) { style.strikethrough = TextDecoration() }
  }
}
