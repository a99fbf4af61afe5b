import CatalogueManifest

/// The renders of a manifest by column, for the script beside a page: thousands of renders hardly
/// differ from one to the next, so a column is far shorter than a list of objects.
///
/// A column is written in one of three ways, read by `site/scripts/model/table.js`:
/// - `values` alone: a value a row; `null` where a render has none.
/// - `values` and `at`: the distinct values, and for every row which of them.
/// - `front`: texts that begin like the one before; `"12 dark"` keeps 12 UTF-16 units and goes on
///   with `dark`.
///
/// Fingerprints stay out: nothing can be shorter than they are, and pages do not use them. They
/// are in `manifest.json`.
struct RenderTable {
  private let columns: [Column]
  private let count: Int

  /// One property of every render, as JSON; nil where a render has none.
  private struct Column {
    let name: String
    /// Whether the name is an axis, whose value is one of a render's variant.
    var isAxis = false
    /// Whether neighbours are texts that begin alike.
    var isPath = false
    let values: [String?]
  }

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
        Column(name: "bytes", values: renders.map { String($0.bytes) }),
        Column(name: "text", values: renders.map { Self.list($0.text) }),
        Column(name: "url", values: renders.map { text($0.url) }),
      ]
  }

  /// The table as an object for scripts.
  var json: String {
    let lines = columns.filter { $0.values.contains { $0 != nil } }.map { column in
      "{\"name\":" + ScriptText.literal(column.name) + (column.isAxis ? ",\"axis\":true" : "")
        + (column.isPath ? Self.front(column.values) : Self.plain(column.values)) + "}"
    }
    return "{\"count\":\(count),\"columns\":[\n" + lines.joined(separator: ",\n") + "\n]}"
  }

  private static func plain(_ values: [String?]) -> String {
    var positions: [String: Int] = [:]
    var distinct: [String] = []
    let at = values.map { value in
      let value = value ?? "null"
      if let position = positions[value] { return position }
      positions[value] = distinct.count
      distinct.append(value)
      return distinct.count - 1
    }
    let isWorthwhile = distinct.count * 2 <= values.count
    let written = isWorthwhile ? distinct : values.map { $0 ?? "null" }
    return ",\"values\":[" + written.joined(separator: ",") + "]"
      + (isWorthwhile ? ",\"at\":[" + at.map(String.init).joined(separator: ",") + "]" : "")
  }

  private static func front(_ values: [String?]) -> String {
    var before: [UInt16] = []
    let written = values.map { value -> String in
      guard let value else { return "null" }
      let units = Array(value.utf16)
      var shared = zip(before, units).prefix { $0 == $1 }.count
      // A pair of surrogates is one character and stays together.
      if shared > 0, UTF16.isLeadSurrogate(units[shared - 1]) { shared -= 1 }
      before = units
      return ScriptText.literal(
        "\(shared) " + String(decoding: units[shared...], as: UTF16.self))
    }
    return ",\"front\":[" + written.joined(separator: ",") + "]"
  }

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
