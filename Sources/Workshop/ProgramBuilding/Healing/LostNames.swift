import SourceLexing

/// Which modules at hand declare the names that files of a module lack.
struct LostNames {
  /// Answers which modules declare each of some names; one that none does is left out.
  private let ask: (Set<String>) -> [String: Set<String>]
  /// What was answered; nil where no module declares a name.
  private var known: [String: String?] = [:]
  /// How many files import each module, which tells the one that is meant from others that carry it
  /// along.
  private var uses: [String: Int] = [:]
  /// The statements that import what files of the module import, by module.
  private let statements: [String: String]

  /// - Parameters:
  ///   - outlines: of the module's files.
  ///   - imports: what can be imported.
  init(
    _ outlines: [SourceOutline], imports: UnknownImports,
    ask: @escaping (Set<String>) -> [String: Set<String>]
  ) {
    self.ask = ask
    for outline in outlines {
      for module in Set(UnknownImports.imported(outline)) { uses[module, default: 0] += 1 }
    }
    let repeated = imports.repeated(outlines).map { ($0.split(separator: " ").last ?? "", $0) }
    statements = Dictionary(repeated.map { (String($0), $1) }) { one, _ in one }
  }

  /// Asks for names that were not asked for before, all at once.
  mutating func find(_ names: Set<String>) {
    let new = names.filter { known[$0] == nil && Self.isTelling($0) }
    if new.isEmpty { return }
    let found = ask(new)
    for name in new { known[name] = .some(found[name].flatMap(best)) }
  }

  /// The module that is meant by those that have a name: the one that most files import.
  private func best(_ modules: Set<String>) -> String? {
    modules.min { (-uses[$0, default: 0], $0) < (-uses[$1, default: 0], $1) }
  }

  /// The module of a name that a file lacks; nil if it imports that, or there is none.
  func module(of missing: MissingName?, in outline: SourceOutline) -> String? {
    guard let missing, [.type, .value, .attribute].contains(missing.kind),
      let module = known[missing.name] ?? nil, !UnknownImports.imported(outline).contains(module)
    else { return nil }
    return module
  }

  /// Whether a statement imports the module of a name that a file lacks.
  func isOf(_ missing: MissingName?, _ statement: String, in outline: SourceOutline) -> Bool {
    module(of: missing, in: outline).map(self.statement) == statement
  }

  /// The statement that imports a module, as other files write it: the compiler takes none without
  /// a level of access beside one with it.
  func statement(_ module: String) -> String { statements[module] ?? "import " + module }

  /// Whether a name can be one of a library; a word in small letters is one of the C library's or
  /// of a value.
  private static func isTelling(_ name: String) -> Bool {
    name.contains(where: \.isUppercase) && !name.hasPrefix("#")
  }
}
