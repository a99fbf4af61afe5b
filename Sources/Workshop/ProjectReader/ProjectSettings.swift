package import WidgetSettings

/// What is wished of a project's renders: by `vitrine.json`, and over it by the command line.
package struct ProjectSettings: Hashable, Sendable {
  package var values: SettingValues
  /// Values to draw along each axis: axis → values.
  package var variants: [String: [String]] = [:]
  /// The rendering modes to draw, by the names of `WidgetRenderingMode`, `standBy`, `standByNight`.
  package var renderingModes: [String]?
  /// What a person answered when asked for the place; several are drawn beside each other.
  package var locationAuthorizations: [LocationAuthorization] = []

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
