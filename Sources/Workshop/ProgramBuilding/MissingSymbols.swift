import DiagnosticRecords
import Foundation
import ProcessRunning
import ProjectReader

/// Functions of C that code calls and that no library of this machine has, though a header declares
/// them: a system's library may be built without some. Each is made, and ends the program with its
/// name, so that it costs what calls it and not the program.
struct MissingSymbols: Codable, Equatable {
  /// Sorted.
  let names: [String]

  /// - Returns: nil if a linker failed for any other reason too.
  init?(_ outcome: ChildProcess.Outcome) {
    let lines = (outcome.errorText + outcome.outputText).split(separator: "\n")
    let errors = lines.filter { $0.contains("ld.lld: error: ") }
    let mark = "ld.lld: error: undefined symbol: "
    let names = errors.compactMap { line in
      line.range(of: mark).map { String(line[$0.upperBound...]) }
    }
    guard !names.isEmpty, names.count == errors.count, names.allSatisfy(Self.isPlain) else {
      return nil
    }
    self.names = Set(names).sorted()
  }

  /// Whether a name is one of C. Those of Swift have a dollar sign, those of C++ brackets.
  private static func isPlain(_ name: String) -> Bool {
    name != "main" && !name.hasPrefix("__") && !name.hasPrefix("_Z")
      && name.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
      && name.unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
          || $0 == "_"
      }
  }

  /// The functions, in C. What they print is in the form of Swift's own traps, with the name as
  /// `_vitrineMissing` says it.
  var code: String {
    let functions = names.map { name in
      """
      void \(name)(void) {
        dprintf(2, "C/symbols.c:1: Fatal error: Missing name: \(name)\\n");
        __builtin_trap();
      }

      """
    }
    return "int dprintf(int, const char *, ...);\n" + functions.joined()
  }

  // MARK: What was found

  private static func file(_ work: URL) -> URL { work.appendingPathComponent("symbols.json") }

  /// What was missing when the program was linked in a folder.
  static func read(_ work: URL) -> MissingSymbols? {
    guard let data = try? Data(contentsOf: file(work)) else { return nil }
    return try? JSONDecoder().decode(MissingSymbols.self, from: data)
  }

  static func forget(_ work: URL) { try? FileManager.default.removeItem(at: file(work)) }

  /// Compiles the functions in a folder.
  ///
  /// - Returns: the path of an object file; nil if that failed.
  func make(_ compilers: CompilerBox, in work: URL) throws -> String? {
    let source = work.appendingPathComponent("symbols.c")
    let object = work.appendingPathComponent("symbols.o").path
    try Data(code.utf8).write(to: source, options: .atomic)
    let outcome = try compilers.run(
      compilers.toolchain.binaries.appendingPathComponent("clang"),
      ["-c", "-w", "-fPIC", "-fno-builtin", "-o", object, "--", source.path], in: work,
      readable: [source.path], timeLimit: 60)
    guard outcome.succeeded else { return nil }
    try JSONEncoder().encode(self).write(to: Self.file(work), options: .atomic)
    return object
  }

  /// Says which they are.
  ///
  /// - Parameter module: the program's name for people.
  func diagnostic(_ module: String) -> Diagnostic {
    Diagnostic(
      .missingSymbol,
      "No library of this machine has \(MissingModules.list(names)), which \(module) is linked"
        + " with; what calls it ends there.", subject: names.first)
  }
}

extension Rule {
  static let missingSymbol = Rule(
    "missing-symbol", fault: .machine, .note, "A library of this machine lacks a function",
    why: "A header declares it, but the library is built without it or is not the one of Apple's "
      + "systems; only a widget that calls it is not drawn.",
    remedy: "Nothing needs to be done unless a widget calls it.")
}
