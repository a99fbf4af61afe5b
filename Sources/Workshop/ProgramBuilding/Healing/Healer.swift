import DiagnosticRecords
import Foundation
import SourceLexing
import SourcePreparing

/// Cuts what does not compile out of a module's files, at the smallest parts that heal it.
///
/// Each round heals all errors of one type check at once. The one type that decides what becomes
/// of an error: `HealingRules` says how it heals, and whether it does at all follows from what is
/// missing. An error that names something that is not there heals, and so does one in what was left
/// of it. An error in which nothing is missing is the user's own: it stays where nothing is missing
/// at all; else it costs its body once nothing else is wrong, and is said as the error that it is.
struct Healer {
  var files: [HealedFile]
  let conditions: BuildConditions
  let names: OwnNames
  private let imports: UnknownImports
  private(set) var parts: [HealedPart] = []
  private var opaque: OpaqueTypes
  private(set) var lost: LostNames
  /// What was imported into files that do not import it.
  var addedImports: [AddedImport] = []
  /// Errors that were healed though no name is missing in them that is known, or that are the
  /// user's own: they are said.
  private(set) var doubtful: [CompilerMessage] = []
  /// What went of files that we have written, though nothing is missing in it.
  var refused: [RefusedCode] = []
  var made: MadeAdditions
  var round = 0
  /// Where declarations stand that hold an expression which took too long.
  private var slow: Set<String> = []
  var changed: Set<String> = []
  /// Errors of the first round in which nothing is missing.
  var owned: Set<String> = []
  let cause: MissingCause
  let madeTypes: Set<String>
  let madeNames: MadeNames
  /// Reads all code of the program; nil if code was left out of other modules of it.
  let program: (() -> [SourceOutline])?
  /// Names of declarations that something was left out of.
  private(set) var altered: Set<String> = []
  /// By which names code comes to what is made or missing; nil where that is not known.
  private(set) var reach: MadeReach?
  /// Whether all errors heal, those in which nothing is missing too.
  var healsAll = false
  /// Whether anything is missing in the program that the module is of.
  let isOfLacking: Bool
  /// Whether the code compiles where it comes from, so that no error in it is the user's.
  let isForeign: Bool

  /// - Parameters:
  ///   - files: of the module, in order.
  ///   - flags: conditions of the module that hold.
  ///   - modules: names of what it can import beside what the compiler brings.
  ///   - made: those of them that are made from their use.
  ///   - madeTypes: the types in those.
  ///   - madeNames: what those declare.
  ///   - isForeign: whether the code is that of others, which compiles where it comes from.
  ///   - isOfLacking: whether anything is missing in other modules of its program.
  ///   - program: reads all code of its program; nil if code was left out of other modules of it.
  ///   - modulesHaving: answers which modules at hand declare each of some names.
  init(
    _ files: [HealedFile], flags: [String], modules: [String] = [], made: [String] = [],
    madeTypes: Set<String> = [], madeNames: MadeNames = MadeNames(), isForeign: Bool = false,
    isOfLacking: Bool = false, program: (() -> [SourceOutline])? = nil,
    modulesHaving: @escaping (Set<String>) -> [String: Set<String>] = { _ in [:] }
  ) {
    (self.files, self.isForeign, self.madeTypes) = (files, isForeign, madeTypes)
    (self.madeNames, self.program) = (madeNames, program)
    self.isOfLacking = isOfLacking || !made.isEmpty
    let imports = UnknownImports(modules: modules)
    let conditions = BuildConditions(modules: ModuleAvailability(offered: []), flags: flags)
    (self.imports, self.conditions) = (imports, conditions)
    let own = files.filter { !$0.isAdded }
    names = OwnNames(own.map { SourceText($0.bytes) })
    let outlines = own.map { $0.outline(conditions) }
    cause = MissingCause(
      made: Set(made), names: madeNames.ofModule, outlines: made.isEmpty ? [] : outlines)
    self.made = MadeAdditions(
      modules: made, outlines: made.isEmpty ? [] : outlines, available: imports)
    lost = LostNames(outlines, imports: imports, ask: modulesHaving)
    let hasNames = imports.available.canImport(MadeModules.namesModule)
    opaque = OpaqueTypes(
      imports: imports.repeated(outlines) + (hasNames ? ["import \(MadeModules.namesModule)"] : []))
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
    doubtful.removeAll { $0.file == path && OwnNames.isSyntax($0.text) }
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
  ///   - mayGiveIn: whether errors heal in which nothing is missing, once no other does.
  /// - Returns: whether anything was changed.
  mutating func heal(
    _ errors: [CompilerMessage], coarsely: Bool = false, sparesSlow: Bool = false,
    mayGiveIn: Bool = true
  ) -> Bool {
    if errors.contains(where: { $0.text.hasPrefix("no such module '") }), dropImports() {
      return true
    }
    if shareSetters(errors) { return true }
    let hasTakenTypes = opaque.takeBack(errors)
    var hasChanged = made.takeBack(errors) || hasTakenTypes
    // Some of the errors may come of what is taken back now.
    let isUnsure = hasChanged
    round += 1
    lost.find(missingNames(in: errors))
    let sites = sites(of: sparesSlow ? errors.filter { !Self.isSlow($0.text) } : errors)
    let lacking = sites.map(\.site).filter { $0.lostImports.isEmpty && isMissing($0) }
    let knowsMissing = !parts.isEmpty || !lacking.isEmpty
    if round == 1 {
      reach = reach(of: lacking)
      // What holds them may go for something else, and with it the compiler's word on them.
      for site in sites.map(\.site) where site.isUnreadable { say(site) }
    }
    // Without a type its members, and what conforms by them, seem to be wrong too.
    let waits =
      !coarsely
      && (isUnsure
        || sites.contains { isMissing($0.site) && $0.site.missing?.isOfDeclarations == true })
    for index in files.indices {
      let all = sites.filter { $0.file == index }.map(\.site)
      // What else is wrong in a file may come of what it does not import.
      let lost = all.filter { !$0.lostImports.isEmpty }
      let own = lost.isEmpty ? all : lost
      if !own.isEmpty, heal(index, own, knowsMissing, waits: waits, coarsely: coarsely) {
        hasChanged = true
      }
    }
    if hasChanged || !mayHealAll || healsAll || !mayGiveIn { return hasChanged }
    // Nothing is missing by name. What is wrong in code of others is that our modules are not
    // Apple's; in the user's own it may be that made ones are not what they stand for.
    healsAll = true
    return heal(errors, coarsely: coarsely, sparesSlow: sparesSlow)
  }

  /// Counts rounds from the beginning, as errors that come now were never seen.
  mutating func startAnew() { round = 0 }

  /// Whether errors may heal in which nothing is missing.
  var mayHealAll: Bool { isForeign || isOfLacking || !parts.isEmpty }

  /// Whether any error says that a name is not there which the module does not declare itself.
  func namesMissing(in errors: [CompilerMessage]) -> Bool {
    sites(of: errors).contains { isMissing($0.site) }
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

  /// - Parameter waits: whether only what is missing is to be healed in this round.
  private mutating func heal(
    _ index: Int, _ sites: [HealingSite], _ knowsMissing: Bool, waits: Bool, coarsely: Bool
  ) -> Bool {
    var found: [(site: HealingSite, healing: Healing, verdict: Verdict)] = []
    for var site in sites {
      let verdict = verdict(site, knowsMissing)
      // What is missing by name is healed first; what the user must mend may then be left.
      if verdict == .own, !healsAll { continue }
      let isFollowed =
        !coarsely
        && sites.contains { $0.declaration.range == site.declaration.range && isMissing($0) }
      // What is left of an error once its cause is gone is seen in the next round.
      // An expression that takes too long would take as long again.
      if verdict != .missing, isFollowed || waits, !Self.isGivenUp(site.message) { continue }
      if verdict != .missing {
        let isError = verdict == .own || verdict == .added
        (site.use, site.label) = (nil, isError ? site.errorLabel : label(of: site))
      }
      // What is left of an expression that takes long may take as long again.
      let isSlowAgain =
        Self.isSlow(site.message)
        && !slow.insert("\(site.file):\(site.outline.tokens[site.declaration.keywordIndex].line)")
          .inserted
      let rules =
        coarsely || isSlowAgain
        ? HealingRules.coarse
        : verdict == .own || verdict == .added ? HealingRules.own : HealingRules.all
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
      altered.formUnion(Self.altered(site, healing))
      healing.opaque.map { opaque.add($0, round) }
      healing.member.map { made.add($0, round) }
      if healing.kind == .importStatement { addImports(site) }
      if healing.isRepair { continue }
      if verdict == .added {
        refused.append(RefusedCode(site))
        continue
      }
      if verdict == .missing || verdict != .own && !overlaps { note(site, healing.kind) }
      if verdict == .own || verdict == .doubtful && !overlaps { say(site) }
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

  mutating func say(_ site: HealingSite) {
    let error = CompilerMessage(
      file: site.file, line: site.line, column: nil, kind: "error", text: site.message)
    if !doubtful.contains(error) { doubtful.append(error) }
  }

  mutating func note(_ site: HealingSite, _ kind: HealedPart.Kind) {
    let part = HealedPart(kind: kind, name: site.label, file: site.file, line: site.line)
    if !parts.contains(part) { parts.append(part) }
  }

  /// Which missing name an error follows from.
  func label(of site: HealingSite) -> String {
    let dropped = parts.filter { $0.kind == .importStatement && $0.file == site.file }
    return cause.label(of: site, known: knownName(of: site), dropped: Set(dropped.map(\.name)))
  }

  /// A missing name that an error quotes, or that the code around it speaks of.
  func knownName(of site: HealingSite) -> String? {
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
