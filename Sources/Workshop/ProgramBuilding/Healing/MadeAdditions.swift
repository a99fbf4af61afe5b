import SourceLexing
import SourcePreparing

/// Members that are made while a module is healed, because modules that it imports are not at hand:
/// what no module has at all, one of those may have brought.
struct MadeAdditions {
  /// The file that they are in.
  static let fileName = "Vitrine+Made.swift"

  /// Names of the modules that are made from their use.
  private let modules: Set<String>
  /// Statements that import what the module's files import.
  private var imports: [String]
  /// Whether the module imports any of them.
  let isUsed: Bool
  /// With the round in which each came.
  private var members: [MadeMember: Int] = [:]
  /// Those that the compiler does not take.
  private var refused: Set<MadeMember> = []

  /// - Parameters:
  ///   - modules: names of modules that are made from their use.
  ///   - outlines: of the module's files.
  ///   - available: what can be imported.
  init(modules: [String], outlines: [SourceOutline], available: UnknownImports) {
    let own = Set(modules)
    let named = Set(outlines.flatMap(UnknownImports.imported))
    (self.modules, isUsed) = (own, !named.isDisjoint(with: own))
    imports = isUsed ? available.repeated(outlines) : []
  }

  /// The text of the file; nil if there are none.
  var text: String? {
    members.isEmpty ? nil : MadeMember.file(members.keys.sorted(), imports: imports).text
  }

  /// Takes back what the compiler refuses; what is of a class is tried as that.
  ///
  /// - Returns: whether there was any.
  mutating func takeBack(_ errors: [CompilerMessage]) -> Bool {
    let own = errors.filter { $0.file?.hasSuffix("/" + Self.fileName) == true }
    guard !own.isEmpty else { return false }
    let all = members.keys.sorted()
    let first = MadeMember.file(all, imports: imports).firstLine
    let refusedImports = Set(own.compactMap(\.line)).filter { imports.indices.contains($0 - 1) }
    var hasChanged = !refusedImports.isEmpty
    imports = imports.indices.filter { !refusedImports.contains($0 + 1) }.map { imports[$0] }
    for error in own {
      guard let index = error.line.map({ $0 - first }), all.indices.contains(index),
        let round = members.removeValue(forKey: all[index])
      else { continue }
      hasChanged = true
      refused.insert(all[index])
      let other = all[index].ofClass
      if error.text.contains("designated initializer cannot"), !refused.contains(other) {
        members[other] = round
      }
    }
    if !hasChanged, !members.isEmpty {
      // Nobody knows which is wrong.
      refused.formUnion(members.keys)
      members = [:]
      return true
    }
    return hasChanged
  }

  mutating func add(_ member: MadeMember, _ round: Int) {
    if members[member] == nil, members[member.ofClass] == nil { members[member] = round }
  }

  /// Whether an error may go by a member: it was not refused, nor made before in vain.
  func mayHelp(_ healing: Healing, _ round: Int) -> Bool {
    guard let member = healing.member else { return true }
    if refused.contains(member), members[member.ofClass] == nil { return false }
    let known = members[member] ?? members[member.ofClass]
    return !healing.edits.isEmpty || known.map { $0 >= round } ?? true
  }

  /// The member that an error asks for; nil if it asks for none, or no module is missing.
  ///
  /// - Parameter names: those of the module, whose types lack nothing.
  func use(_ site: HealingSite, _ names: OwnNames) -> MemberUse.Found? {
    guard isUsed, let use = MemberUse(site.outline.source, at: site.offset) else { return nil }
    let message = site.message
    if case .member(let owner) = site.missing?.kind {
      let isStatic = message.hasPrefix("type '")
      guard !names.declares(MissingName.plain(owner)),
        isStatic || !UnknownModifier.isView(owner)
      else { return nil }
      return use.member(site.missing?.name ?? "", of: owner, isStatic: isStatic)
    }
    if message.hasPrefix("cannot find operator '"), let symbol = site.missing?.name {
      return use.operator(symbol, isPrefix: false, isPostfix: false).map { ($0, nil) }
    }
    let isPrefix = message.hasSuffix("is not a prefix unary operator")
    let isPostfix = message.hasSuffix("is not a postfix unary operator")
    if isPrefix || isPostfix, let symbol = MissingName.quoted(message).first {
      return use.operator(symbol, isPrefix: isPrefix, isPostfix: isPostfix).map { ($0, nil) }
    }
    if let member = keys(message, use, names) ?? arithmetic(message, use) { return (member, nil) }
    if message.hasSuffix("was used as a property; add () to call it"),
      let name = MissingName.quoted(message).first, let end = use.end(of: name),
      let member = members.keys.sorted().first(where: { $0.label.hasSuffix("." + name) })
    {
      return (member, end)
    }
    return Self.initialiser(site, names).map { ($0, nil) }
  }

  /// The way of making a value that an error says a type does not have.
  ///
  /// - Parameter names: those of the module, whose types lack nothing.
  static func initialiser(_ site: HealingSite, _ names: OwnNames) -> MadeMember? {
    guard refusals.contains(where: site.message.hasPrefix),
      let use = MemberUse(site.outline.source, at: site.offset)
    else { return nil }
    let around = site.outline.declarations.last { $0.isType && $0.range.contains(site.token) }
    let extended = around.flatMap { $0.keyword == "extension" ? $0.name : nil }
    let found = use.initialiser(in: extended)
    return found.flatMap { names.declares($0.type) ? nil : $0.member }
  }

  /// Keys that a type does not take.
  private func keys(_ message: String, _ use: MemberUse, _ names: OwnNames) -> MadeMember? {
    if message.hasPrefix("value of type '"), message.hasSuffix("' has no subscripts"),
      let owner = MissingName.quoted(message).first
    {
      return names.declares(MissingName.plain(owner)) ? nil : use.keys(of: owner)
    }
    return message.contains(" in subscript") ? use.keys(of: nil) : nil
  }

  /// An operator of numbers that made values lack.
  private func arithmetic(_ message: String, _ use: MemberUse) -> MadeMember? {
    guard message.hasPrefix("referencing operator function '") || message.contains(" operator '"),
      message.contains("'Made'"), let symbol = MissingName.quoted(message).first
    else { return nil }
    return use.operatorOfMade(symbol)
  }

  /// Whether an error may be that an extension of a made type names a member of it without saying
  /// of what, which a made member does not take, or that a made value is there where others need
  /// not be.
  ///
  /// - Parameter names: those of the module.
  func implies(_ site: HealingSite, _ names: OwnNames) -> Bool {
    if isUsed && MadeConversion.isThere(site.message) || MadeConversion.isOfFunction(site.message) {
      return true
    }
    guard isUsed, site.missing?.kind == .value, site.missing?.name.first?.isLowercase == true,
      site.message.hasPrefix("cannot find '"),
      let type = site.outline.declarations.last(where: {
        $0.isType && $0.range.contains(site.token)
      })
    else { return false }
    return type.keyword == "extension" && !type.name.contains(".")
      && !UnknownModifier.isView(type.name) && !names.owns(type.name)
      && !site.outline.isPunctuation(site.token - 1, ".")
  }

  /// How the compiler says that a value cannot be made of such arguments.
  private static let refusals = [
    "no exact matches in call to initializer", "incorrect argument label",
    "extraneous argument label", "missing argument label", "extra argument",
    "missing argument for parameter", "missing arguments for parameters",
    "argument passed to call that takes no arguments", "no 'init' candidates",
  ]

  /// Whether an error may come of what is made rather than of what the user has written.
  func mayCause(_ site: HealingSite) -> Bool {
    isUsed && !modules.isDisjoint(with: UnknownImports.imported(site.outline))
  }
}
