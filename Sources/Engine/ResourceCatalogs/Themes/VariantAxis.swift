/// One axis along which a widget is drawn, e.g. the colour scheme; a file of `themes/variants/`.
package struct VariantAxis: Hashable, Sendable {
  /// A value of the axis.
  package struct Value: Hashable, Sendable {
    /// Readable and safe in a path, e.g. `dark`.
    package var id: String
    /// The name shown to people.
    package var name: String
    /// Environment values by Apple's names, e.g. `colorScheme` = `dark`; sorted by name.
    package var settings: [Setting]

    /// A setting's value, or nil if this value of the axis leaves it alone.
    package func setting(_ name: String) -> String? {
      settings.first { $0.name == name }?.value
    }
  }

  /// What a value of an axis sets.
  package struct Setting: Hashable, Sendable {
    /// Apple's name of the environment value.
    package var name: String
    /// The value, spelled as Apple's enum case, a number or `true`/`false`.
    package var value: String
  }

  /// The file's name without ending, e.g. `scheme`.
  package var id: String
  /// The name shown to people.
  package var name: String
  /// What the axis is about, as a sentence.
  package var about: String
  /// The place of the axis in ids and menus.
  package var order: Int
  /// Whether values beyond the listed ones are accepted.
  package var isOpen: Bool
  /// Ids of the values drawn when nobody asks for others.
  package var defaultIDs: [String]
  /// The listed values, in the order of the file.
  package var values: [Value]

  /// A listed value, or nil.
  package func value(_ id: String) -> Value? {
    values.first { $0.id == id }
  }
}

extension VariantAxis {
  /// Every axis of the folder, by `order`, then by id.
  package static func all(
    in folder: ThemeFolder = .standard
  ) throws(ThemeError) -> [VariantAxis] {
    var axes: [VariantAxis] = []
    for id in folder.names(in: "variants") { axes.append(try load(id, from: folder)) }
    return axes.sorted { ($0.order, $0.id) < ($1.order, $1.id) }
  }

  /// Reads `themes/variants/<id>.json`.
  package static func load(
    _ id: String, from folder: ThemeFolder = .standard
  ) throws(ThemeError) -> VariantAxis {
    let file = "variants/\(id).json"
    let record = try folder.decode(VariantAxisRecord.self, from: file)
    let values = record.values.map { value in
      let settings = value.settings.keys.sorted().map {
        Setting(name: $0, value: value.settings[$0] ?? "")
      }
      return Value(id: value.id, name: value.name, settings: settings)
    }
    for wanted in record.default where !values.contains(where: { $0.id == wanted }) {
      throw ThemeError(
        file: file, place: "default", problem: "“\(wanted)” is not among the values.")
    }
    return VariantAxis(
      id: id, name: record.name, about: record.about, order: record.order, isOpen: record.open,
      defaultIDs: record.default, values: values)
  }
}

/// The shape of a file in `themes/variants/`.
private struct VariantAxisRecord: Decodable {
  struct Value: Decodable {
    var id: String
    var name: String
    var settings: [String: String]
  }

  var name: String
  var about: String
  var order: Int
  var open: Bool
  var `default`: [String]
  var values: [Value]
}
