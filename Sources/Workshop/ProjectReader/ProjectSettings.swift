package import WidgetSettings

/// What is wished of a project's renders: by `vitrine.json`, and over it by the command line.
package struct ProjectSettings: Hashable, Sendable {
  package var values: SettingValues

  package init(_ values: SettingValues = SettingValues()) { self.values = values }

  /// The value of a setting.
  package subscript<Value>(_ setting: Setting<Value>) -> Value { values[setting] }

  /// These settings, and over them what the command line says.
  func overridden(by wishes: SettingValues) -> ProjectSettings {
    var result = self
    result.values = values.overridden(by: wishes)
    return result
  }

  /// The file's name.
  package static let fileName = "vitrine.json"
}
