/// Things of a manifest by column, for the script beside a page: thousands of them hardly differ
/// from one to the next, so a column is far shorter than a list of objects.
///
/// A column is written in one of three ways, read by `site/scripts/model/table.js`:
/// - `values` alone: a value a row; `null` where one has none.
/// - `values` and `at`: the distinct values, and for every row which of them.
/// - `front`: texts that begin like the one before; `"12 dark"` keeps 12 UTF-16 units and goes on
///   with `dark`.
struct ColumnTable {
  let columns: [Column]
  let count: Int

  /// One property of all of them, as JSON; nil where one has none.
  struct Column {
    let name: String
    /// Whether the name is an axis, whose value is one of a render's variant.
    var isAxis = false
    /// Whether neighbours are texts that begin alike.
    var isPath = false
    let values: [String?]
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
}
