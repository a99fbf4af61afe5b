import Encodings
import WidgetSettings

extension CommandOption {
  /// The option of a setting; nil if the command line cannot say it.
  init?(_ declaration: SettingDeclaration) {
    guard let option = declaration.option else { return nil }
    var summary = declaration.help
    if let example = declaration.outline.example?.text { summary += ", e.g. \(example)" }
    if let usually = declaration.usually { summary += " (default \(usually))" }
    self.init(
      option.names, value: option.placeholder, choices: declaration.outline.choices, does: summary)
  }

  /// The option of a setting that the command line can say.
  init<Value>(_ setting: Setting<Value>) {
    guard let option = CommandOption(setting.declaration) else {
      preconditionFailure("The command line cannot say \(setting.declaration.name).")
    }
    self = option
  }

  /// The options of all settings: those of every command that renders.
  static let settings = SettingDeclaration.all.compactMap(CommandOption.init)

  /// The options of settings that matter to a command that lists what there is.
  static let listSettings = SettingDeclaration.all
    .filter { $0.option?.concernsLists == true }.compactMap(CommandOption.init)
}
