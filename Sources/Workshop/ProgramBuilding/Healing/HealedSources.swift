package import DiagnosticRecords
import Foundation

/// What was made of a module's files so that they compile. It is remembered, so that a build of the
/// same files need not find out again.
struct HealedSources: Codable {
  /// What the module would be built from without, and which tool has healed it.
  var value: String
  /// The text of files that were changed or made, by name.
  var texts: [String: Data] = [:]
  /// Paths of files that were left out as a whole, sorted.
  var leftOut: [String] = []
  /// What was left out, in the order of files and lines.
  var parts: [HealedPart] = []
  /// What it took to find out, a type check each.
  var rounds: [Round] = []
  /// How many declarations went as no widget needs them, if that is to be said.
  var unneeded = 0
  /// What went with them.
  var narrowing: Narrowing?
  /// What the compiler has said on the way.
  var lessons = HealingLessons()
  /// What the user must see to: code that no name is missing in, and that was left out.
  var errors: [Diagnostic] = []

  /// A round of healing.
  struct Round: Codable {
    /// How many errors there were.
    var errors: Int
    /// How many parts were left out after it, with those of the rounds before.
    var parts: Int
    /// How long it took to heal them and to look again.
    var seconds: Double
  }

  /// The file with types that are made for missing ones.
  static let addedFile = "Vitrine+Missing.swift"

  /// Files that are added to a module's.
  private static let addedFiles = [addedFile, MadeAdditions.fileName]

  private static func file(_ folder: URL) -> URL { folder.appendingPathComponent("healed.json") }

  /// What was done when the module was built in a folder; nil if it was built from something else,
  /// or by another tool, which may heal in another way.
  static func read(_ folder: URL, value: String) -> HealedSources? {
    guard let data = try? Data(contentsOf: file(folder)),
      let known = try? JSONDecoder().decode(HealedSources.self, from: data),
      known.value == value + tool
    else { return nil }
    return known
  }

  /// How large and how old the running program is.
  static let tool: String = {
    let values = try? Bundle.main.executableURL?.resolvingSymlinksInPath().resourceValues(
      forKeys: [.fileSizeKey, .contentModificationDateKey])
    let date = values?.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
    return " \(values?.fileSize ?? 0) \(Int(date))"
  }()

  func save(_ folder: URL) throws {
    try JSONEncoder().encode(self).write(to: Self.file(folder), options: .atomic)
  }

  /// A call and its sources with the changes made.
  func applied(
    to call: CompilerCall, _ sources: [ProgramSource]
  ) -> (CompilerCall, [ProgramSource]) {
    var (call, sources) = (call, sources)
    for index in sources.indices {
      guard let text = texts[sources[index].name] else { continue }
      sources[index].bytes = [UInt8](text)
    }
    for name in Self.addedFiles {
      guard let text = texts[name] else { continue }
      sources.append(ProgramSource(name: name, bytes: [UInt8](text)))
      call.sources.append(name)
    }
    return (call, sources)
  }

  /// One for each missing name, with its positions, and what is the user's to mend.
  ///
  /// - Parameter module: its name for people.
  func diagnostics(_ module: String) -> [Diagnostic] {
    // What follows from something else and takes nothing from a picture need not be said.
    let parts = parts.filter { !$0.name.isEmpty || ![.attribute, .conformance].contains($0.kind) }
    var names: [String] = []
    for part in parts where !names.contains(part.name) { names.append(part.name) }
    let found = names.map { name in
      Self.diagnostic(name, parts.filter { $0.name == name }, module)
    }
    return found + (unneeded > 0 ? [.unneededCode(module, unneeded)] : []) + errors
  }

  private static func diagnostic(
    _ name: String, _ parts: [HealedPart], _ module: String
  ) -> Diagnostic {
    let left = HealedPart.Kind.allCases.filter { $0 != .member }
    let counts = left.compactMap { kind in
      let count = parts.count { $0.kind == kind }
      return count == 0 ? nil : kind.counted(count)
    }
    var positions: [String] = []
    for part in parts where !positions.contains("\(part.file):\(part.line)") {
      positions.append("\(part.file):\(part.line)")
    }
    let rest = positions.count > 6 ? " and \(positions.count - 6) more" : ""
    let list = positions.prefix(6).joined(separator: ", ") + rest
    let what = [
      counts.isEmpty ? nil : "without " + counts.joined(separator: ", "),
      parts.contains { $0.kind == .member } ? "with a made one" : nil,
    ].compactMap { $0 }.joined(separator: " and ")
    let message =
      name.isEmpty
      ? "\(module) is compiled \(what), as what they need was left out: \(list)."
      : "`\(name)` is missing; \(module) is compiled \(what): \(list)."
    return Diagnostic(
      .missingName, message,
      hint: name.isEmpty
        ? nil
        : "Drawn as it is; to have it, put Swift files that stand in for it beside the project "
          + "and name them under \"stubs\" in vitrine.json.",
      file: parts.first?.file, line: parts.first?.line, subject: name)
  }
}

extension Diagnostic {
  fileprivate static func unneededCode(_ module: String, _ count: Int) -> Diagnostic {
    Diagnostic(
      .unneededCode,
      "\(module) does not compile here as a whole; \(count) of its declarations are left out, as "
        + "no widget needs them.", subject: module)
  }
}

extension Rule {
  static let unneededCode = Rule(
    "unneeded-code", fault: .vitrine, .note,
    "Of a module in which names are missing only what widgets need is compiled",
    why: "What nothing leads to from a widget need not compile, and the rest is soon found out.",
    remedy: "Nothing needs to be done.")
  package static let missingName = Rule(
    "missing-name", fault: .vitrine, .warning,
    "A name that the code needs is not at hand",
    why: "The smallest parts of the code that need it are left out, so that the rest is drawn: a "
      + "modifier is dropped, a stand-in is drawn for a view, a function ends the program if it "
      + "is called.",
    remedy: "Give a stand-in for the name: Swift files under \"stubs\" in vitrine.json.")
}
