package import Encodings

/// Values of settings by name; what is not among them is as usual. Every value in it has the form
/// of its setting.
package struct SettingValues: Codable, Hashable, Sendable {
  private var values: [String: JSONValue] = [:]

  package init() {}

  package init(from decoder: any Decoder) throws {
    values = try decoder.singleValueContainer().decode([String: JSONValue].self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }

  /// The value of a setting, the usual one if nobody has said another.
  package subscript<Value>(_ setting: Setting<Value>) -> Value {
    get {
      guard let value = values[setting.declaration.name] else { return setting.usual }
      return setting.form.read(value) ?? setting.usual
    }
    set {
      let value = setting.form.write(newValue)
      values[setting.declaration.name] = value == .null ? nil : value
    }
  }

  /// Whether somebody has said something.
  package func has<Value>(_ setting: Setting<Value>) -> Bool { has(setting.declaration) }

  /// Takes a value if it has the form of the setting, and throws what is wrong with it otherwise.
  package mutating func take(
    _ value: JSONValue, for declaration: SettingDeclaration
  ) throws(SettingFault) {
    try declaration.check(value)
    values[declaration.says] = value
  }

  /// Whether somebody has said what a declaration says.
  package func has(_ declaration: SettingDeclaration) -> Bool {
    values[declaration.says] != nil
  }

  /// These values, and over them others.
  package func overridden(by others: SettingValues) -> SettingValues {
    var result = self
    result.values.merge(others.values) { $1 }
    return result
  }

  /// What the gallery program is told: no more than it reads, as widget code can see it too.
  package var told: SettingValues {
    let names = SettingDeclaration.all.filter(\.isTold).map(\.name)
    return only { names.contains($0) }
  }

  /// What pictures may depend on: all that is not known to leave them alone.
  package var drawn: SettingValues {
    let names = SettingDeclaration.all.filter { !$0.isDrawn }.map(\.name)
    return only { !names.contains($0) }
  }

  private func only(_ isWanted: (String) -> Bool) -> SettingValues {
    var result = self
    result.values = values.filter { isWanted($0.key) }
    return result
  }

  /// The files that the values name, with the setting's name, in the order of the declarations.
  package var namedFiles: [(setting: String, path: String)] {
    SettingDeclaration.all.flatMap { declaration in
      values[declaration.name].map(declaration.outline.files)?.map { (declaration.name, $0) } ?? []
    }
  }
}
