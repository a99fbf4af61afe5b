import ProjectReader
import WidgetSettings

/// What the command line says about the pictures; what it leaves open, `vitrine.json` may say.
struct RenderChoices: Sendable {
  /// The settings that it says.
  var settings = SettingValues()
  /// Which part of the widgets to draw; nil for all.
  var shard: Shard?
  var families: [String]?
  var schemes: [String]?
  var modes: [String]?
  var states: [String]?
  /// What the widget may know of the place; of each of several there are pictures.
  var locations: [LocationAuthorization]?

  init() {}

  init(_ arguments: Arguments) throws(UsageError) {
    settings = try SettingValues(arguments)
    shard = try BuildOptions.shard(arguments)
    families = try Self.names(arguments, RenderOptions.families, RenderNames.family)
    schemes = try Self.names(arguments, RenderOptions.schemes, RenderNames.scheme)
    modes = try Self.names(arguments, RenderOptions.modes, RenderNames.mode)
    states = try Self.names(arguments, RenderOptions.states, RenderNames.state)
    locations = try Self.names(arguments, RenderOptions.location, RenderNames.location)?
      .compactMap(LocationAuthorization.init)
  }

  /// Which widgets are wanted.
  var filter: WidgetFilter { WidgetFilter(settings[.filter]) }

  private static func names(
    _ arguments: Arguments, _ option: CommandOption, _ names: RenderNames
  ) throws(UsageError) -> [String]? {
    guard let words = arguments.list(option) else { return nil }
    var result: [String] = []
    for word in words {
      guard let name = names.name(word) else {
        throw UsageError(
          "\(option.name) cannot be \u{201C}\(word)\u{201D}.",
          hint: "Known: \(names.known.joined(separator: ", ")).")
      }
      if !result.contains(name) { result.append(name) }
    }
    return result
  }
}
