/// `themes/symbols/direction.json`: which symbols turn around from right to left.
struct SymbolDirections: Decodable {
  /// Words that turn a symbol around, anywhere in its name but at the beginning.
  var words: [String] = []
  /// Names that turn around, with all names that go on from them.
  var stems: [String] = []

  /// Whether a symbol is mirrored where the layout runs from right to left.
  func mirrors(_ name: String) -> Bool {
    if name.split(separator: ".").dropFirst().contains(where: { words.contains(String($0)) }) {
      return true
    }
    return stems.contains { name == $0 || name.hasPrefix($0 + ".") }
  }
}
