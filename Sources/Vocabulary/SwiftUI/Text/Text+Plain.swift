import Typesetting
import VectorDrawing
import ViewGraph

extension Text {
  /// The content of a text that is one string in one font and colour, as most are: it needs no
  /// printer, no list of runs and no style to be changed. nil for all others.
  @MainActor func plainContent(
    in setting: TextSetting, _ resolver: _ViewResolver
  ) -> TextContent? {
    guard setting.isPlain, case .verbatim(let string) = content, !string.isEmpty else {
      return nil
    }
    let environment = resolver.environment
    var (ownFont, ownColor): (TextChanges?, TextChanges?)
    var next = changes
    while let change = next {
      // Further on come those that were applied first, which win.
      switch change.kind {
      case .font: ownFont = change
      case .foreground: ownColor = change
      case .other: return nil
      }
      next = change.before
    }
    let asked =
      if let ownFont, let own = ownFont.last.font { own } else { environment.storage.core.font }
    guard let font = setting.font(asked) else { return nil }
    let paint: ShapePaint
    if let ownColor, let style = ownColor.last.foreground {
      if style._mayDecorate { return nil }
      paint = style._paint(in: environment).paint
    } else {
      paint = setting.ink(in: environment)
    }
    guard case .color(let color) = paint else { return nil }
    let options = setting.options(in: environment)
    guard let block = SharedTexts.block(string, font, options) else { return nil }
    let textStyle: Font.TextStyle? = if let asked { asked.textStyle } else { .body }
    let plain = TextLook.Plain(
      color, textStyle, view: resolver.session.view, isDisabled: setting.isDisabled,
      isCutAsAsked: setting.cutsAsAsked)
    return TextContent(block: block, look: TextLook.of(block, string, plain))
  }
}
