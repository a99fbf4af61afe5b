/// The options of every command that renders.
enum RenderOptions {
  static let families = CommandOption(
    "--families", "--family", value: "LIST", does: "only these sizes: small,medium,large,circular …"
  )
  static let schemes = CommandOption(
    "--schemes", "--scheme", value: "LIST", does: "only these appearances: light,dark")
  static let modes = CommandOption(
    "--rendering-modes", "--rendering-mode", value: "LIST",
    does: "the colours of the place: fullColor,accented,vibrant,standBy,standByNight")
  static let states = CommandOption(
    "--states", "--state", value: "LIST",
    does: "only these contents: snapshot,placeholder,redacted,timeline")
  static let location = CommandOption(
    "--location", "--locations", value: "LIST",
    does: "what the widget may know of the place, of several side by side: never, whenInUse, "
      + "recentlyInUse, widgets, always")

  static let all = [families, schemes, modes, states, location] + CommandOption.settings
}
