/// `themes/symbols/synonyms.json`: names of other years and directions, for all that have them.
struct SymbolSynonyms: Decodable {
  /// Words as they are in names and as they are in the index, in the order in which they are
  /// exchanged.
  var words: [[String]] = []

  /// The names that a name is another word for, the nearest first.
  func names(for name: String) -> [String] {
    var result: [String] = []
    var name = ".\(name)."
    for pair in words where pair.count == 2 && !pair[0].isEmpty {
      let other = pair[1].isEmpty ? "." : ".\(pair[1])."
      let changed = name.replacing(".\(pair[0]).", with: other)
      if changed == name { continue }
      name = changed
      result.append(String(name.dropFirst().dropLast()))
    }
    return result
  }
}
