import Typesetting
import VectorDrawing
import ViewGraph

extension Text {
  /// The content of a text that is one string in one font and colour, as most are: it needs no
  /// printer, no list of runs and no style to be changed. nil for all others.
  @MainActor func plainContent(
    in setting: TextSetting, _ resolver: _ViewResolver
  ) -> TextContent? {
    guard setting.isPlain, asked.changes == nil, case .verbatim(let string) = asked.content,
      !string.isEmpty
    else { return nil }
    let environment = resolver.environment
    let wanted = asked.font ?? environment.storage.core.font
    guard let font = setting.font(wanted) else { return nil }
    let paint: ShapePaint
    if let foreground = asked.foreground {
      if foreground._mayDecorate { return nil }
      paint = foreground._paint(in: environment).paint
    } else {
      paint = setting.ink(in: environment)
    }
    guard case .color(let color) = paint else { return nil }
    let options = setting.options(in: environment)
    guard let block = SharedTexts.block(string, font, options) else { return nil }
    let textStyle: Font.TextStyle? = if let wanted { wanted.textStyle } else { .body }
    let plain = TextLook.Plain(
      color, textStyle, view: resolver.session.view, isDisabled: setting.isDisabled,
      isCutAsAsked: setting.cutsAsAsked)
    return TextContent(block: block, look: TextLook.of(block, string, plain))
  }
}
