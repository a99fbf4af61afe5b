/// The drawing of the modules in the map (`Sources/README.md`): storeys from the top, below each
/// its modules, and behind an arrow what each imports.
struct ModuleDrawing {
  /// A module as drawn.
  struct Line {
    let name: String
    let storey: String
    let imports: Set<String>
    /// From 1.
    let line: Int
  }

  /// Storeys from the top.
  private(set) var storeys: [String] = []
  private(set) var lines: [Line] = []

  /// - Parameter map: the text that holds it, as its first block of code.
  init(map: String) {
    var isInside = false
    for (index, line) in map.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if isInside { return }
        isInside = true
        continue
      }
      let words = line.split(separator: " ").map(String.init)
      guard isInside, let first = words.first else { continue }
      if !line.hasPrefix(" ") {
        storeys.append(first)
      } else if let storey = storeys.last, !first.hasSuffix("/*") {
        let isArrow = words.count > 1 && words[1] == "→"
        lines.append(
          Line(
            name: first, storey: storey, imports: isArrow ? Set(words.dropFirst(2)) : [],
            line: index + 1))
      }
    }
  }
}
