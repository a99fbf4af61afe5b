/// Which types stand around a token of a file, extensions of them among them.
struct TypeScopes {
  /// What the types are called, with those around them; the first is none.
  private var names = [""]
  /// For each token the place of the innermost in the list.
  private var scopes: [Int]

  init(_ run: TokenRun) {
    scopes = [Int](repeating: 0, count: run.count)
    for index in 0..<run.count {
      guard let keyword = run.word(index), Self.keywords.contains(keyword),
        run.mark(index - 1) != ".", let first = run.word(index + 1),
        !["func", "var", "let"].contains(first)
      else { continue }
      var (name, position) = (first, index + 2)
      while keyword == "extension", run.mark(position) == ".", let part = run.word(position + 1) {
        (name, position) = (name + "." + part, position + 2)
      }
      guard let open = (position..<run.count).first(where: { run.mark($0) == "{" }),
        let close = run.close(of: open)
      else { continue }
      let outer = names[scopes[index]]
      names.append(outer.isEmpty ? name : outer + "." + name)
      // What the header names belongs to the type too.
      for position in index..<close { scopes[position] = names.count - 1 }
    }
  }

  private static let keywords = FactScanner.typeKeywords.filter { $0 != "typealias" }

  /// The types around a token, the outermost first, with dots between them; empty if there are
  /// none.
  func home(of index: Int) -> String { scopes.indices.contains(index) ? names[scopes[index]] : "" }
}
