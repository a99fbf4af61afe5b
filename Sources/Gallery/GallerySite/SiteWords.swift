/// The words of the page in its language: those of `site/strings.json`, by what the sources say.
package struct SiteWords: Sendable {
  /// What the sources say → what the page says.
  let table: [String: String]

  package init(_ table: [String: String] = [:]) { self.table = table }

  /// The words for a text in the sources, with values at the marks `{0}`, `{1}` …
  func callAsFunction(_ key: String, _ values: String...) -> String { said(key, values) }

  func said(_ key: String, _ values: [String]) -> String {
    var rest = (table[key] ?? key)[...]
    var text = ""
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      rest = rest[open...]
      let number = rest.dropFirst().prefix { $0 != "}" }
      let written = Int(number).flatMap { values.indices.contains($0) ? values[$0] : nil }
      text += written ?? "{\(number)}"
      rest = rest.dropFirst(number.count + 2)
    }
    return text + rest
  }

  /// `1 picture`, `2 pictures`: both forms are in the table.
  func plural(_ number: Int, _ noun: String) -> String {
    said("{0} " + noun + (number == 1 ? "" : "s"), [String(number)])
  }

  /// Those that differ from what the scripts say already, as an object for them.
  var script: String {
    let changed = table.filter { $0.key != $0.value }.sorted { $0.key < $1.key }
    let pairs = changed.map { ScriptText.literal($0.key) + ": " + ScriptText.literal($0.value) }
    return "{" + pairs.joined(separator: ", ") + "}"
  }
}
