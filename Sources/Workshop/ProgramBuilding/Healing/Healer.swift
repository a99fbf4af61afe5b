import DiagnosticRecords
import Foundation
import SourceLexing
import SourcePreparing

/// Cuts what does not compile out of a module's files, at the smallest parts that heal it.
///
/// Each round heals all errors of one type check at once. The one type that decides what becomes
/// of an error: `HealingRules` says how it heals, and whether it does at all follows from what is
/// missing. An error that names something that is not there heals, and so does one in what was left
/// of it; an error in which nothing is missing is the user's own and stays.
struct Healer {
  private(set) var files: [HealedFile]
  private let conditions: BuildConditions
  private let names: OwnNames
  private let imports: UnknownImports
  private(set) var parts: [HealedPart] = []
  private var opaque: OpaqueTypes
  /// Errors that were healed though no name is missing in them that is known: they are said.
  private(set) var doubtful: [CompilerMessage] = []
  private var made: MadeAdditions
  private var round = 0
  /// Where declarations stand that hold an expression which took too long.
  private var slow: Set<String> = []
  private var changed: Set<String> = []
  /// Errors of the first round in which nothing is missing.
  private var owned: Set<String> = []
  private let cause: MissingCause
  /// Whether errors of foreign code heal in which nothing is missing.
  private var doubtsAll = false
  /// Whether the code compiles where it comes from, so that no error in it is the user's.
  private let isForeign: Bool

  /// - Parameters:
  ///   - files: of the module, in order.
  ///   - flags: conditions of the module that hold.
  ///   - modules: names of what it can import beside what the compiler brings.
  ///   - made: those of them that are made from their use.
  ///   - isForeign: whether the code is that of others, which compiles where it comes from.
  init(
    _ files: [HealedFile], flags: [String], modules: [String] = [], made: [String] = [],
    isForeign: Bool = false
  ) {
    (self.files, self.isForeign) = (files, isForeign)
    let imports = UnknownImports(modules: modules)
    let conditions = BuildConditions(modules: ModuleAvailability(offered: []), flags: flags)
    (self.imports, self.conditions) = (imports, conditions)
    names = OwnNames(files.map { SourceText($0.bytes) })
    let outlines = files.map { $0.outline(conditions) }
    cause = MissingCause(made: Set(made), outlines: made.isEmpty ? [] : outlines)
    self.made = MadeAdditions(
      modules: made, outlines: made.isEmpty ? [] : outlines, available: imports)
    let named = Set(outlines.flatMap(UnknownImports.imported)).union([MadeModules.namesModule])
    opaque = OpaqueTypes(imports: named.filter { imports.available.canImport($0) }.sorted())
  }

  /// Texts that differ from what was given.
  var texts: [String: Data] {
    var texts: [String: Data] = [:]
    for file in files where changed.contains(file.name) { texts[file.name] = Data(file.bytes) }
    if let types = opaque.text { texts[HealedSources.addedFile] = Data(types.utf8) }
    if let text = made.text { texts[MadeAdditions.fileName] = Data(text.utf8) }
    return texts
  }

  /// Forgets a file that is left out, and notes it.
  mutating func leaveOut(_ path: String, because error: CompilerMessage?) {
    files.removeAll { $0.path == path }
    parts.append(
      HealedPart(
        kind: .file, name: error.flatMap { MissingName($0.text)?.label } ?? "", file: path,
        line: error?.line ?? 1))
  }

  /// Heals what can be healed of one round's errors.
  ///
  /// - Parameters:
  ///   - coarsely: whether whole bodies and declarations go at once, so that little is left that
  ///     could be wrong.
  ///   - sparesSlow: whether expressions that take long stay for now, as they may be sound.
  /// - Returns: whether anything was changed.
  mutating func heal(
    _ errors: [CompilerMessage], coarsely: Bool = false, sparesSlow: Bool = false
  ) -> Bool {
    if errors.contains(where: { $0.text.hasPrefix("no such module '") }), dropImports() {
      return true
    }
    let hasTakenTypes = opaque.takeBack(errors)
    var hasChanged = made.takeBack(errors) || hasTakenTypes
    // Some of the errors may come of what is taken back now.
    let isUnsure = hasChanged
    round += 1
    let sites = sites(of: sparesSlow ? errors.filter { !Self.isSlow($0.text) } : errors)
    let knowsMissing = !parts.isEmpty || sites.contains { isMissing($0.site) }
    // Without a type its members, and what conforms by them, seem to be wrong too.
    let waits =
      !coarsely
      && (isUnsure
        || sites.contains { isMissing($0.site) && $0.site.missing?.isOfDeclarations == true })
    for index in files.indices {
      let own = sites.filter { $0.file == index }.map(\.site)
      if !own.isEmpty, heal(index, own, knowsMissing, waits: waits, coarsely: coarsely) {
        hasChanged = true
      }
    }
    if hasChanged || !isForeign || doubtsAll { return hasChanged }
    // Nothing is missing by name, so what is wrong is that our modules are not Apple's.
    doubtsAll = true
    return heal(errors, coarsely: coarsely, sparesSlow: sparesSlow)
  }

  /// Whether any error says that a name is not there which the module does not declare itself.
  func namesMissing(in errors: [CompilerMessage]) -> Bool {
    sites(of: errors).contains { isMissing($0.site) }
  }

  private func sites(of errors: [CompilerMessage]) -> [(file: Int, site: HealingSite)] {
    // What macros were expanded to may hold copies of what is wrong, and is seen again without.
    let written = errors.filter { !$0.isOfMacro }
    let byFile = Dictionary(grouping: written.isEmpty ? errors : written) { $0.file ?? "" }
    return files.enumerated().flatMap { index, file in
      (byFile[file.original].map { file.sites($0, conditions) } ?? []).map { site in
        var site = site
        site.views = names.views
        site.use = made.use(site, names)
        site.isImplied = made.implies(site, names)
        site.isOfMade = made.isUsed
        site.label = site.use?.member.label ?? cause.qualified(site.label, in: site.outline)
        return (index, site)
      }
    }
  }

  /// Turns into blanks what no widget needs.
  ///
  /// - Returns: how many declarations went.
  mutating func leaveOut(allBut code: NeededCode) -> Int {
    var count = 0
    for index in files.indices {
      let outline = files[index].outline(conditions)
      let edits = code.edits(of: outline, files[index].path)
      if edits.isEmpty { continue }
      count += edits.count
      files[index].bytes = TextEdit.apply(edits, to: files[index].bytes)
      changed.insert(files[index].name)
    }
    return count
  }

  /// Takes all imports away that cannot be had.
  private mutating func dropImports() -> Bool {
    var hasChanged = false
    for index in files.indices {
      let outline = files[index].outline(conditions)
      let found = imports.statements(in: outline)
      guard !found.isEmpty else { continue }
      let own = files[index].ownLines
      let edits = found.map { TextEdit.blanked(outline.bytes($0.range), in: files[index].bytes) }
      for statement in found {
        parts.append(
          HealedPart(
            kind: .importStatement, name: statement.module, file: files[index].path,
            line: statement.line - own))
      }
      files[index].bytes = TextEdit.apply(edits, to: files[index].bytes)
      changed.insert(files[index].name)
      hasChanged = true
    }
    return hasChanged
  }

  /// Whether an error says of a name that is not the module's own that it is not there.
  private func isMissing(_ site: HealingSite) -> Bool {
    if site.use != nil || site.isImplied { return true }
    guard let missing = site.missing, !OwnNames.isSyntax(site.message) else { return false }
    guard case .member(let owner) = missing.kind else {
      return missing.kind != .value || !names.declares(missing.name)
    }
    // Others add modifiers to views of the module too.
    let type = MissingName.plain(owner)
    return !names.declares(type) || names.views.contains(type) && !names.declares(missing.name)
  }

  private enum Verdict { case missing, consequence, doubtful, own }

  private mutating func verdict(_ site: HealingSite, _ knowsMissing: Bool) -> Verdict {
    if doubtsAll, !isMissing(site) { return .doubtful }
    if OwnNames.isSyntax(site.message) { return .own }
    if isMissing(site) { return .missing }
    if MadeConversion.speaksOfMade(site.message) { return .consequence }
    if site.message == MadeConversion.openMember, made.mayCause(site) { return .consequence }
    if knowsMissing, knownName(of: site) != nil { return .consequence }
    if site.message == OpenSwitch.message, knowsMissing || !cause.made.isEmpty {
      return .consequence
    }
    // What takes too long compiles elsewhere, or the compiler would say so there too.
    if Self.isGivenUp(site.message) { return knowsMissing ? .consequence : .doubtful }
    let key = "\(site.file):\(site.line) \(site.message)"
    let isOfHeader = site.declaration.isType || site.message.contains("does not override any ")
    if names.explain(site), !knowsMissing || round == 1 && !isOfHeader {
      owned.insert(key)
      return .own
    }
    let isExplained = knowsMissing && !owned.contains(key) || made.mayCause(site)
    return isExplained ? .consequence : .doubtful
  }

  /// Whether the compiler has not found out what is wrong with an expression, if anything is.
  private static func isGivenUp(_ message: String) -> Bool {
    isSlow(message) || message.hasPrefix("failed to produce diagnostic for expression")
  }

  /// Whether the compiler would need more time for an expression.
  static func isSlow(_ message: String) -> Bool {
    message.hasPrefix("the compiler is unable to type-check this expression in reasonable time")
  }

  /// - Parameter waits: whether only what is missing is to be healed in this round.
  private mutating func heal(
    _ index: Int, _ sites: [HealingSite], _ knowsMissing: Bool, waits: Bool, coarsely: Bool
  ) -> Bool {
    var found: [(site: HealingSite, healing: Healing, verdict: Verdict)] = []
    for var site in sites {
      let verdict = verdict(site, knowsMissing)
      // What is missing by name is healed first; what the user must mend may then be left.
      if verdict == .own { continue }
      let isFollowed =
        !coarsely
        && sites.contains { $0.declaration.range == site.declaration.range && isMissing($0) }
      // What is left of an error once its cause is gone is seen in the next round.
      // An expression that takes too long would take as long again.
      if verdict != .missing, isFollowed || waits, !Self.isGivenUp(site.message) { continue }
      if verdict != .missing { (site.use, site.label) = (nil, label(of: site)) }
      // What is left of an expression that takes long may take as long again.
      let isSlowAgain =
        Self.isSlow(site.message)
        && !slow.insert("\(site.file):\(site.outline.tokens[site.declaration.keywordIndex].line)")
          .inserted
      let rules = coarsely || isSlowAgain ? HealingRules.coarse : HealingRules.all
      if let healing = healing(of: site, by: rules) { found.append((site, healing, verdict)) }
    }
    // What else is wrong with a statement that a repair may mend is seen in the next round.
    let repaired = found.filter(\.healing.isRepair).map(\.site.statement)
    found.removeAll { one in
      !one.healing.isRepair && one.verdict != .missing
        && repaired.contains { $0.overlaps(one.site.statement) }
    }
    var edits: [TextEdit] = []
    for (site, healing, verdict) in found.sorted(by: { $0.healing.extent > $1.healing.extent }) {
      let overlaps = healing.edits.contains { edit in
        edits.contains { $0.range.overlaps(edit.range) }
      }
      // A larger part that goes takes this one along.
      if !overlaps { edits += healing.edits }
      healing.opaque.map { opaque.add($0, round) }
      healing.member.map { made.add($0, round) }
      if healing.isRepair { continue }
      if verdict == .missing || !overlaps { note(site, healing.kind) }
      if verdict == .doubtful, !overlaps {
        doubtful.append(
          CompilerMessage(
            file: site.file, line: site.line, column: nil, kind: "error", text: site.message))
      }
    }
    if !edits.isEmpty {
      files[index].bytes = TextEdit.apply(edits, to: files[index].bytes)
      changed.insert(files[index].name)
    }
    return !found.isEmpty
  }

  /// The first rule that has an answer; not a type that was made already.
  private func healing(of site: HealingSite, by rules: [any HealingRule]) -> Healing? {
    for rule in rules {
      guard let healing = rule.healing(of: site), made.mayHelp(healing, round) else { continue }
      if let type = healing.opaque, names.declares(type.name) || !opaque.mayHelp(type, round) {
        continue
      }
      return healing
    }
    return nil
  }

  private mutating func note(_ site: HealingSite, _ kind: HealedPart.Kind) {
    let part = HealedPart(kind: kind, name: site.label, file: site.file, line: site.line)
    if !parts.contains(part) { parts.append(part) }
  }

  /// Which missing name an error follows from.
  private func label(of site: HealingSite) -> String {
    let dropped = parts.filter { $0.kind == .importStatement && $0.file == site.file }
    return cause.label(of: site, known: knownName(of: site), dropped: Set(dropped.map(\.name)))
  }

  /// A missing name that an error quotes, or that the code around it speaks of.
  private func knownName(of site: HealingSite) -> String? {
    let words = Set(
      MissingName.quoted(site.message).flatMap { $0.split { !$0.isLetter }.map(String.init) }
        + site.statement.map(site.outline.text))
    return parts.map(\.name).first { name in
      name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
        words.contains(String($0))
      }
    }
  }
}
