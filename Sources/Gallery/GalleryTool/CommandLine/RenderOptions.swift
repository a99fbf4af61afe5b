import WidgetHost

/// The options of every command that renders.
enum RenderOptions {
  static let sweep = CommandOption(
    "--sweep",
    does: "vary each axis alone by the values that show most: text sizes, languages, devices …")
  /// One for each axis.
  static let axes = RenderAxes.all.map(CommandOption.init)

  static let all = axes + [sweep] + CommandOption.settings
}
