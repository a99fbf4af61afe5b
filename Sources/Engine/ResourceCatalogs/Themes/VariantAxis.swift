/// The words for an axis along which pictures differ, e.g. the colour scheme; a file of
/// `themes/variants/`.
package struct VariantAxis: Hashable, Sendable {
  /// A value of the axis.
  package struct Value: Hashable, Sendable {
    /// The name in ids and on the command line, e.g. `dark`.
    package var id: String
    /// The name shown to people.
    package var name: String
  }

  /// The file's name without ending, e.g. `scheme`.
  package var id: String
  /// The name shown to people.
  package var name: String
  /// The place of the axis in menus.
  package var order: Int
  /// The values that have a name for people, in the order to show them.
  package var values: [Value]

  package init(id: String, name: String, order: Int, values: [Value]) {
    (self.id, self.name, self.order, self.values) = (id, name, order, values)
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
    let record = try folder.decode(VariantAxisRecord.self, from: "variants/\(id).json")
    let values = record.values.map { Value(id: $0.id, name: $0.name) }
    return VariantAxis(id: id, name: record.name, order: record.order, values: values)
  }
}

/// The shape of a file in `themes/variants/`.
private struct VariantAxisRecord: Decodable {
  struct Value: Decodable {
    var id: String
    var name: String
  }

  var name: String
  var order: Int
  var values: [Value]
}
