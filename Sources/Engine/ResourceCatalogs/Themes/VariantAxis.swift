/// An axis along which pictures differ, e.g. the colour scheme, as people ask for it and read of
/// it; a file of `themes/variants/`.
package struct VariantAxis: Hashable, Sendable {
  /// A value of the axis.
  package struct Value: Hashable, Sendable, Decodable {
    /// The name in ids and on the command line, e.g. `dark`.
    package var id: String
    /// The name shown to people.
    package var name: String
    /// Other spellings in which people write it.
    package var aliases: [String]?
    /// What pages must know of it: `Axis.Value.trait`.
    package var trait: String?
  }

  /// Where values come from that the file does not list.
  package enum Source: String, Hashable, Sendable, Decodable {
    /// Each file of `themes/devices`.
    case devices
    /// Each language that is known.
    case languages
  }

  /// The file's name without ending, e.g. `scheme`.
  package var id: String
  /// The name shown to people.
  package var name: String
  /// The position of the axis in menus.
  package var order: Int
  /// The values that have a name for people, in the order to show them.
  package var values: [Value]
  /// Where other values come from; nil if there are no others.
  package var others: Source?
  /// The spellings of its option, the one shown first.
  package var options: [String] = []
  /// Whether its option matters to commands that only list what is there.
  package var concernsLists = false
  /// What its option does, without a capital and a full stop.
  package var help = ""
  /// What is drawn if nobody asks, where that is one value.
  package var usual: String?

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
    return sorted(axes)
  }

  /// Those whose files can be read; who draws is told of the others.
  package static let readable: [VariantAxis] = sorted(
    ThemeFolder.standard.names(in: "variants").compactMap { try? load($0) })

  private static func sorted(_ axes: [VariantAxis]) -> [VariantAxis] {
    axes.sorted { ($0.order, $0.id) < ($1.order, $1.id) }
  }

  /// Reads `themes/variants/<id>.json`.
  package static func load(
    _ id: String, from folder: ThemeFolder = .standard
  ) throws(ThemeError) -> VariantAxis {
    let record = try folder.decode(VariantAxisRecord.self, from: "variants/\(id).json")
    var axis = VariantAxis(
      id: id, name: record.name, order: record.order, values: record.values)
    (axis.options, axis.help, axis.usual) = (record.options, record.help, record.usual)
    (axis.others, axis.concernsLists) = (record.others, record.concernsLists ?? false)
    return axis
  }
}

/// The shape of a file in `themes/variants/`.
private struct VariantAxisRecord: Decodable {
  var name: String
  var order: Int
  var options: [String]
  var help: String
  var usual: String?
  var concernsLists: Bool?
  var others: VariantAxis.Source?
  var values: [VariantAxis.Value]
}
