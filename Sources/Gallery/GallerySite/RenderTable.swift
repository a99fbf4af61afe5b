import CatalogueManifest

/// The renders of a manifest by column.
///
/// Fingerprints and sizes of files stay out: hardly anything could be shorter than they are, and
/// pages have no use for them before a picture is there. They are in `manifest.json`.
struct RenderTable {
  private typealias Column = ColumnTable.Column
  private let columns: [ColumnTable.Column]
  private let count: Int

  init(_ renders: [Render]) {
    count = renders.count
    let axes = Set(renders.flatMap(\.variant.keys)).sorted()
    let text = { (value: String?) in value.map(ScriptText.literal) }
    columns =
      [
        Column(name: "id", isPath: true, values: renders.map { $0.id }),
        Column(name: "file", isPath: true, values: renders.map { $0.file }),
        Column(name: "tree", isPath: true, values: renders.map { $0.tree }),
        Column(name: "widget", values: renders.map { text($0.widget) }),
        Column(name: "instance", values: renders.map { text($0.instance) }),
        Column(name: "family", values: renders.map { text($0.family) }),
      ]
      + axes.map { axis in
        Column(name: axis, isAxis: true, values: renders.map { text($0.variant[axis]) })
      }
      + [
        Column(name: "entry", values: renders.map { $0.entry.map(String.init) }),
        Column(name: "date", values: renders.map { text(Timestamp.text($0.date)) }),
        Column(name: "width", values: renders.map { Self.number($0.width) }),
        Column(name: "height", values: renders.map { Self.number($0.height) }),
        Column(name: "margins", values: renders.map { $0.margins.map(Self.numbers) }),
        Column(name: "cornerRadius", values: renders.map { $0.cornerRadius.map(Self.number) }),
        Column(name: "text", values: renders.map { Self.list($0.text) }),
        Column(name: "url", values: renders.map { text($0.url) }),
      ]
  }

  /// The table as an object for scripts.
  var json: String { ColumnTable(columns: columns, count: count).json }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map(ScriptText.literal).joined(separator: ",") + "]"
  }

  private static func numbers(_ values: [Double]) -> String {
    "[" + values.map(number).joined(separator: ",") + "]"
  }

  /// A length without a needless `.0`; what is no number becomes 0.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
