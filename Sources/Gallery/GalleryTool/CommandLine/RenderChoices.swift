import ProjectReader
import WidgetHost
import WidgetSettings

/// What the command line says about the pictures; what it leaves open, `vitrine.json` may say.
struct RenderChoices: Sendable {
  /// The settings that it says.
  var settings = SettingValues()
  /// Which part of the widgets to draw; nil for all.
  var shard: Shard?
  /// What pictures vary by.
  var axes = AxisChoices()

  /// Whether the pictures are checked.
  var areChecked = false

  init() {}

  init(_ arguments: Arguments) throws(UsageError) {
    settings = try SettingValues(arguments)
    shard = try BuildOptions.shard(arguments)
    axes = try Self.axes(arguments)
  }

  /// Which widgets are wanted.
  var filter: WidgetFilter { WidgetFilter(settings[.filter]) }

  private static func axes(_ arguments: Arguments) throws(UsageError) -> AxisChoices {
    var axes = AxisChoices()
    axes.isSweep = arguments.has(RenderOptions.sweep)
    for axis in RenderAxes.all {
      let option = CommandOption(axis)
      for word in arguments.list(option) ?? [] {
        guard let value = axis.value(word) else {
          throw UsageError(
            "\(option.name) cannot be \u{201C}\(word)\u{201D}.",
            hint: RenderAxes.refusal(of: word, on: axis))
        }
        axes.wish(value, on: axis)
      }
    }
    return axes
  }
}
