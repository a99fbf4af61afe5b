import ViewGraph

/// What code asks of a text: its characters, and what its modifiers want. An object, which the
/// modifiers of one text share as long as nobody else has it.
final class TextRequest {
  let content: Text.Content
  /// The font that was asked for first, which is nearest to the text and wins.
  private(set) var font: Font?
  /// What the text is to be drawn with; the first one wins here too.
  private(set) var foreground: (any ShapeStyle)?
  /// Everything else.
  private(set) var changes: TextChanges?

  init(_ content: Text.Content) { self.content = content }

  /// The same for another text.
  init(_ other: TextRequest) {
    (content, changes) = (other.content, other.changes)
    (font, foreground) = (other.font, other.foreground)
  }

  func ask(for font: Font) { if self.font == nil { self.font = font } }

  func ask(for foreground: consuming any ShapeStyle) {
    if self.foreground == nil { self.foreground = foreground }
  }

  func ask(for change: consuming TextChange) { changes = TextChanges(change, after: changes) }
}
