import SourceLexing

/// Says in words what an error lacks that quotes no missing name, so that whatever stands for the
/// code names something.
struct MissingCause {
  /// Modules that are made from their use.
  let made: Set<String>
  /// What those declare, as far as it is known.
  private let names: [String: Set<String>]
  /// Of files that import any of them, which, and what they speak of.
  private let uses: [(modules: Set<String>, words: Set<String>)]

  /// - Parameter outlines: of the module's files.
  init(made: Set<String>, names: [String: Set<String>] = [:], outlines: [SourceOutline]) {
    (self.made, self.names) = (made, names)
    uses = outlines.compactMap { outline in
      let modules = Set(Self.imported(by: outline)).intersection(made)
      if modules.isEmpty { return nil }
      let words = outline.tokens.indices.filter { outline.isWord($0) }.map(outline.text)
      return (modules, Set(words))
    }
  }

  /// - Parameters:
  ///   - known: a missing name that the code around the error speaks of.
  ///   - dropped: modules whose imports were taken out of the file.
  func label(of site: HealingSite, known: String?, dropped: Set<String>) -> String {
    if let known = known ?? Self.standing(for: site) { return known }
    let modules = dropped.union(Self.imported(by: site.outline).filter(made.contains))
    let what = Self.words(of: site)
    if let spoken = spoken(by: site, modules) { return spoken }
    // Of a module whose names are known the code speaks by none of them.
    let silent = modules.subtracting(names.keys)
    return modules.count == 1 && !silent.isEmpty ? "\(what) (\(modules.first ?? ""))" : what
  }

  /// The first name of some modules that the code around an error speaks of.
  private func spoken(by site: HealingSite, _ modules: Set<String>) -> String? {
    for range in [site.statement, site.declaration.range] {
      for index in range where site.outline.isWord(index) {
        let word = site.outline.text(index)
        let owners = modules.filter { names[$0]?.contains(word) == true }
        if let module = owners.min() { return word == module ? word : module + "." + word }
      }
    }
    return nil
  }

  /// A missing name with its module, if it can be of one only of those that the file imports: of
  /// the one that all files import which speak of it, else of the one whose name begins as it does.
  func qualified(_ label: String, in outline: SourceOutline) -> String {
    guard label.first?.isUppercase == true, !label.contains(".") else { return label }
    var modules = Set(Self.imported(by: outline)).intersection(made)
    if modules.contains(label) { return label }
    if modules.count > 1 {
      let shared = uses.filter { $0.words.contains(label) }.reduce(modules) {
        $0.intersection($1.modules)
      }
      if !shared.isEmpty { modules = shared }
    }
    if modules.count > 1 {
      modules = modules.filter { Self.begins(label, as: $0) }
    }
    guard modules.count == 1, let module = modules.first else { return label }
    return module + "." + label
  }

  /// Whether a name shares its first word with a module, or the letters that a module's names begin
  /// with: `FirebaseApp` and `FIRApp` are of `FirebaseCore`.
  private static func begins(_ name: String, as module: String) -> Bool {
    let common = zip(name, module).prefix { $0.0.lowercased() == $0.1.lowercased() }.count
    return common >= 3
  }

  private static func imported(by outline: SourceOutline) -> [String] {
    outline.declarations.filter { $0.keyword == "import" }
      .map { outline.text($0.keywordIndex + 1) }
  }

  /// What the compiler quotes, else the code that it points at.
  private static func words(of site: HealingSite) -> String {
    let quoted = MissingName.quoted(site.message)
    func quotes(_ start: String, _ middle: String) -> Bool {
      site.message.hasPrefix(start) && site.message.contains(middle) && quoted.count > 1
    }
    if quotes("type '", "' does not conform to protocol '") { return "\(quoted[0]): \(quoted[1])" }
    if site.message.contains("' conform to '"), quoted.count > 1 {
      return "\(quoted[quoted.count - 2]): \(quoted[quoted.count - 1])"
    }
    if quotes("referencing ", "' on '") { return "\(quoted[1]).\(quoted[0])" }
    if site.message.hasPrefix("extra argument '") || site.message.hasPrefix("extraneous argument") {
      let label = (quoted.first ?? "").filter { $0 != ":" }
      if let callee = callee(of: site) { return "\(callee)(\(label):)" }
    }
    return chain(site)
  }

  /// What a value lacks that already stands for a part of the code around the error.
  private static func standing(for site: HealingSite) -> String? {
    let outline = site.outline
    let start = site.statement.first { index in
      [HealingSite.valueName, HealingSite.trapName, HealingSite.viewName]
        .contains(outline.text(index))
    }
    guard let start, outline.tokens.indices.contains(start + 2),
      outline.tokens[start + 2].kind == .string
    else { return nil }
    return outline.text(start + 2).filter { $0 != "\"" }
  }

  private static let keywords: Set<String> = [
    "init", "let", "var", "if", "guard", "return", "switch", "self", "Self", "super", "try",
    "await", "for", "in", "while", "func", "case", "nil", "true", "false",
  ]

  /// What is called with the arguments around the error.
  private static func callee(of site: HealingSite) -> String? {
    let outline = site.outline
    let open = outline.brackets(around: site.token).first { outline.isPunctuation($0, "(") }
    return open.flatMap { outline.isWord($0 - 1) ? outline.text($0 - 1) : nil }
  }

  /// The names around the error that are joined by dots.
  private static func chain(_ site: HealingSite) -> String {
    let outline = site.outline
    var (start, end) = (site.token, site.token + 1)
    while outline.isPunctuation(start - 1, "."), outline.isWord(start - 2),
      !keywords.contains(outline.text(start - 2)) || outline.text(start - 2).lowercased() == "self"
    {
      start -= 2
    }
    if outline.isPunctuation(start, "."), outline.isWord(start - 1) { start -= 1 }
    if outline.isPunctuation(site.token, "."), outline.isWord(end) { end += 1 }
    while outline.isPunctuation(end, "."), outline.isWord(end + 1) { end += 2 }
    let text = outline.text(start..<end)
    let isName = text.first { $0 != "." }?.isLetter == true && !text.contains { $0.isWhitespace }
    if isName, text.count < 80, !keywords.contains(text) { return text }
    let owner = site.parent.map { $0.name.isEmpty ? "" : $0.name + "." } ?? ""
    let name = site.declaration.name.isEmpty ? site.declaration.keyword : site.declaration.name
    return owner + name
  }
}
