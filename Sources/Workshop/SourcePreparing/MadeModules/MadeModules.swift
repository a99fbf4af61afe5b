import SourceLexing

/// The source of modules instead of those that are not at hand, made from the use of their
/// names. One module, ``namesModule``, holds all names, as a file may import several of which
/// nobody knows which has a name; the others pass it on, and hold only names that something at hand
/// has too.
package struct MadeModules: Sendable {
  /// The module that holds the names.
  package static let namesModule = "MadeNames"
  /// The module of ours that says what a made value is.
  package static let foundation = "MadeFromUse"

  /// A file of a module.
  package struct File: Hashable, Sendable {
    package var name: String
    package var text: String
  }

  /// Files of ``namesModule``: one for each module, and one for what belongs to no type.
  package private(set) var names: [File] = []
  /// The one file of each module, by its name, sorted.
  package private(set) var modules: [File] = []
  /// How many names each module has.
  package private(set) var counts: [String: Int] = [:]

  /// - Parameters:
  ///   - known: of the names that code uses, those that are at hand; nil if nobody has been asked
  ///     yet, so that all are written that may have to be.
  ///   - seen: modules at hand that may be passed on.
  ///   - implicit: of the names in extensions, those that nothing at hand declares.
  ///   - headers: types that headers declare; nil if there are no headers.
  package init(
    _ use: ModuleUse, known: MadeSurroundings?, seen: Set<String>, implicit: Set<String>,
    headers: Set<String>? = nil
  ) {
    var use = use
    let asTypes = use.missing.filter { use.isType($0) && headers?.contains($0) != true }
    let own = use.candidates(known: known?.names).filter {
      known?.names.contains($0) != true && !KeyStore.has($0, in: asTypes, use)
    }
    use.takeDistantMembers(of: Set(own))
    let all = (own + asTypes).sorted()
    var made = use.names.filter { all.contains($0.key) }
    for name in asTypes {
      let hidden = use.hidden(by: name, made: Set(made.keys))
      made[name]?.take(hidden)
    }
    var groups: [String: [String]] = [:]
    for name in all {
      guard let uses = made[name] else { continue }
      let (module, isCertain) = asTypes.contains(name) ? (name, true) : use.module(of: uses)
      let writer = MadeTypeWriter(
        scope: isCertain && module != name ? module + "." : "", project: use, made: made,
        implicit: implicit)
      var text = writer.declaration(name, uses)
      if asTypes.contains(name) { text = Self.adding(aliases(of: name, own, use), to: text) }
      groups[module, default: []].append(text)
      counts[module, default: 0] += uses.count
    }
    for module in groups.keys.sorted() {
      names.append(File(name: module + ".swift", text: Self.file(groups[module] ?? [])))
    }
    names.append(
      File(
        name: "Members.swift",
        text: Self.file(
          MadeMemberWriter(use: use, known: known ?? MadeSurroundings(), made: made).declarations)))
    for module in use.missing.sorted() {
      let qualified = use.names.filter { name, uses in
        made[name] == nil && uses.qualifiers.contains(module) && !asTypes.contains(module)
      }
      let writer = MadeTypeWriter(
        scope: module + ".", project: use, made: made, implicit: implicit)
      let texts = qualified.keys.sorted().compactMap { name in
        qualified[name].map { writer.declaration(name, $0) }
      }
      counts[module, default: 0] += texts.count
      // What packages import and pass on is not known, but most code of apps sees the kits.
      let kits =
        AppleFrameworks.contains(module)
        ? AppleFrameworks.carried(by: module) : ["SwiftUI", "UIKit", "AppKit"]
      let carried = kits.filter(seen.contains) + ["Foundation"]
      let declared = headers == nil ? [] : [HeaderSources.module]
      let export = ([Self.namesModule] + declared + carried).map { "@_exported import \($0)\n" }
        .joined()
      modules.append(File(name: module, text: export + Self.file(texts)))
    }
  }

  private static func file(_ declarations: [String]) -> String {
    "@_exported import \(foundation)\nimport Foundation\nimport SwiftUI\n\n"
      + declarations.joined(separator: "\n")
  }

  /// The declarations of some files of ours as one, without what imports the others.
  package static func joined(_ files: [String]) -> String {
    let imports = ["@_exported import ", "import "]
    let texts = files.map { text in
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { line in !imports.contains(where: line.hasPrefix) }.joined(separator: "\n")
    }
    return file(texts.map { $0.drop { $0 == "\n" } }.filter { !$0.isEmpty }.map(String.init))
      .replacing("\(namesModule).", with: "")
  }

  /// What a type of a module's name hides from code that names the module.
  private func aliases(of module: String, _ own: [String], _ use: ModuleUse) -> [String] {
    own.compactMap { name in
      guard let uses = use.names[name], uses.qualifiers.contains(module) else { return nil }
      let generics = MadeTypeWriter.generics(uses.arity)
      return "  public typealias \(name)\(generics) = \(Self.namesModule).\(name)\(generics)\n"
    }
  }

  private static func adding(_ members: [String], to text: String) -> String {
    guard text.hasSuffix("}\n") else { return text }
    return text.dropLast(2) + members.joined() + "}\n"
  }
}

extension MadeModules {
  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  /// Names of the types that files of ours declare, those within others too.
  package static func types(in texts: some Sequence<String>) -> Set<String> {
    var types: Set<String> = []
    for text in texts {
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      for (word, next) in zip(words, words.dropFirst()) where keywords.contains(String(word)) {
        types.insert(String(next))
      }
    }
    return types
  }

  /// What is left of a file of ours that the compiler does not take: without the lines that it
  /// names, then without the declarations around them, at last without any; nil if nothing is left
  /// to be taken out.
  ///
  /// - Parameter isCoarse: whether lines have not sufficed.
  package static func smaller(
    _ text: String, without numbers: Set<Int>, isCoarse: Bool
  ) -> String? {
    let ways = isCoarse ? [leavingOutDeclarations] : [leavingOut, leavingOutDeclarations]
    for way in ways {
      let rest = way(numbers, text)
      if rest != text { return rest }
    }
    return text.isEmpty ? nil : ""
  }

  /// Takes the outermost declarations on some lines out of a file of ours.
  private static func leavingOutDeclarations(_ numbers: Set<Int>, of text: String) -> String {
    let source = SourceText([UInt8](text.utf8))
    let outline = SourceOutline(source, isActive: source.tokens.map { _ in true })
    let edits = outline.declarations.compactMap { declaration -> TextEdit? in
      guard declaration.parent == nil, declaration.keyword != "import",
        let first = declaration.range.first, let last = declaration.range.last,
        (outline.tokens[first].line...outline.lastLine(last)).contains(where: numbers.contains)
      else { return nil }
      return TextEdit.blanked(outline.bytes(declaration.range), in: source.bytes)
    }
    return String(decoding: TextEdit.apply(edits, to: source.bytes), as: UTF8.self)
  }

  /// Takes lines out of a file of ours: each declaration that is no type stands on one. What a type
  /// states of itself is given up bit by bit; one that states no more than that it is a made value
  /// goes with all that is in it.
  package static func leavingOut(_ numbers: Set<Int>, of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var kept: [String] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      guard numbers.contains(index) else {
        kept.append(String(line))
        continue
      }
      if line.hasSuffix("{"), let comma = line.lastIndex(of: ",") {
        kept.append(line[..<comma] + " {")
      } else if line.hasSuffix("{") {
        // Its brace is the first that closes at its own indent.
        let end = line.prefix { $0 == " " } + "}"
        index = (lines[index...].firstIndex { $0 == end } ?? lines.count - 1) + 1
      } else if line.drop(while: { $0 == " " }).hasPrefix("}") {
        kept.append(String(line))
      }
    }
    return kept.joined(separator: "\n")
  }

  /// Takes the types out of a file of ours that end on some lines.
  package static func leavingOutTypes(endingOn numbers: Set<Int>, of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var kept: [String] = []
    var start = 0
    for (index, line) in lines.enumerated() {
      if line.hasSuffix("{"), line.first != " " { start = kept.count }
      kept.append(String(line))
      if numbers.contains(index + 1), line == "}" { kept.removeSubrange(start...) }
    }
    return kept.joined(separator: "\n")
  }
}
